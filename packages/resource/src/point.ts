import { number } from './field.ts';

/** A stored point has the latitude first, unlike GeoJSON, which has the longitude first. */
export interface GeoPoint {
  readonly type: 'Point';
  readonly coordinates: readonly [latitude: number, longitude: number];
}
export interface PointParts {
  readonly latitude: string;
  readonly longitude: string;
}

export const pointFields = {
  latitude: number({ label: 'Latitude', required: true, min: -90, max: 90, decimals: 6 }),
  longitude: number({ label: 'Longitude', required: true, min: -180, max: 180, decimals: 6 }),
} as const;

export function isGeoPoint(value: unknown): value is GeoPoint {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  return (
    type === 'Point' &&
    Array.isArray(coordinates) &&
    coordinates.length === 2 &&
    coordinates.every((part) => typeof part === 'number' && Number.isFinite(part))
  );
}

export const pointParts = ({ coordinates: [latitude, longitude] }: GeoPoint): PointParts => ({
  latitude: plain(latitude),
  longitude: plain(longitude),
});
/** The parts must have passed validation. */
export const pointOf = ({ latitude, longitude }: PointParts): GeoPoint => ({
  type: 'Point',
  coordinates: [Number(latitude), Number(longitude)],
});

/** Degrees are written without an exponent, because JavaScript would write 1e-7 for 0.0000001. */
const plain = (degrees: number): string =>
  Number.isInteger(degrees) ? String(degrees) : degrees.toFixed(10).replace(/\.?0+$/, '');
