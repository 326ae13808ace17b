import { Anchor } from '@mantine/core';
import type { GeoPoint } from '@operatory/resource';
import { australia, isOnMap, mapSize, placeOf } from './australia.ts';
import classes from './point-map.module.css';

/** A point on a simple map that needs no map service, with a link to directions. */
export function PointMap({ point }: { point: GeoPoint }) {
  const [latitude, longitude] = point.coordinates;
  const words = `${latitude}, ${longitude}`;
  const [x, y] = placeOf(point);
  return (
    <figure className={classes.figure}>
      {isOnMap(point) ? (
        <svg
          className={classes.map}
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="img"
          aria-label={`Map of Australia with ${words}`}
        >
          {australia.map((land) => (
            <path key={land} d={land} className={classes.land} />
          ))}
          <circle cx={x} cy={y} r={7} className={classes.halo} />
          <circle cx={x} cy={y} r={3.5} className={classes.point} />
        </svg>
      ) : null}
      <figcaption className={classes.words}>
        <span className="tabular">{words}</span>
        <Directions point={point} />
      </figcaption>
    </figure>
  );
}

/** Links to a map service in a new window. The service gets no request before the link is pressed. */
export function Directions({ point: { coordinates } }: { point: GeoPoint }) {
  return (
    <Anchor
      size="sm"
      c="var(--op-accent)"
      href={`https://www.google.com/maps/dir/?api=1&destination=${coordinates.join(',')}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      Directions
    </Anchor>
  );
}
