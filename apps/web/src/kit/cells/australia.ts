import type { GeoPoint } from '@operatory/resource';

/** The western edge of the map, in degrees. */
const west = 111;
const east = 156;
const north = -9;
const south = -45;
const degree = 8;
/** The width of a degree of longitude relative to one of latitude, in the middle of the map. */
const narrow = Math.cos((27 * Math.PI) / 180);
export const mapSize = {
  width: Math.round((east - west) * degree * narrow),
  height: (north - south) * degree,
};

export const isOnMap = ({ coordinates: [latitude, longitude] }: GeoPoint): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

export const placeOf = ({
  coordinates: [latitude, longitude],
}: Pick<GeoPoint, 'coordinates'>): readonly [number, number] => [
  round((longitude - west) * degree * narrow),
  round((north - latitude) * degree),
];
const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** The coastline, simplified, as pairs of latitude and longitude. */
const mainland = `-10.7 142.5 -12.5 143.3 -14.2 143.6 -14.9 145.3 -16.4 145.4 -18 146.1 -19.3 147.2 -20.3 148.8 -22.3 149.6
  -23.4 150.8 -25.3 152.9 -27 153.1 -28.6 153.6 -31.4 152.9 -33.3 151.5 -34.8 150.8 -37.3 149.9 -37.9 148 -38.9 146.4 -38.3 144.8
  -38.8 143.5 -38.2 141 -36.9 139.7 -35.6 138.6 -34.5 138.4 -35.1 137.5 -33 138 -32.7 137.7 -34.8 135.9 -33 134.2 -31.6 131.2
  -31.7 128.9 -32.3 126 -33 124 -33.9 123 -33.9 120 -35.1 118 -34.4 115.1 -32 115.7 -29.5 114.9 -26.2 113.4 -24 113.6 -21.8 114.1
  -20.6 116.8 -19.9 119 -18.9 121.5 -17.2 122.2 -16.4 123.2 -15.2 124.6 -13.9 126.2 -14.8 128.2 -14.8 129.6 -12.6 130.6 -11.3 132.3
  -12.1 134.5 -11.9 136.7 -13.3 135.9 -14.9 135.5 -15.9 137.2 -17.4 139.3 -17.6 140.9 -15 141.6 -12.6 141.7`;
const tasmania = `-40.8 144.7 -41.1 146.5 -40.9 148.2 -42.1 148.3 -43.2 147.9 -43.6 146.8 -43.2 146 -42.2 145.2`;

function outline(coast: string): string {
  const degrees = coast.trim().split(/\s+/).map(Number);
  const corners = degrees.flatMap((latitude, index) =>
    index % 2 === 0 ? [placeOf({ coordinates: [latitude, degrees[index + 1] ?? 0] }).join(' ')] : [],
  );
  return `M${corners.join('L')}Z`;
}
export const australia = [outline(mainland), outline(tasmania)] as const;
