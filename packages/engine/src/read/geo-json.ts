import { EngineError } from '../errors.ts';
import { isJsonObject } from './json.ts';

type Check = (coordinates: unknown, path: string) => void;

const wrong = (message: string, path: string) => new EngineError('parse-failed', message, path);

function listOf(check: Check, least = 0, what = ''): Check {
  return (value, path) => {
    if (!Array.isArray(value)) throw wrong('parsing [] failed, expected Array', path);
    if (value.length < least) throw wrong(`A ${what} needs at least ${least} Positions`, path);
    for (const [index, item] of value.entries()) check(item, `${path}[${index}]`);
  };
}

const position: Check = (value, path) => {
  if (!Array.isArray(value) || value.length < 2) throw wrong('A Position needs at least 2 elements', path);
};
const line = listOf(position, 2, 'LineString');
const ring: Check = (value, path) => {
  listOf(position, 4, 'LinearRing')(value, path);
  const positions = value as readonly unknown[];
  if (JSON.stringify(positions[0]) !== JSON.stringify(positions[positions.length - 1]))
    throw wrong('the first and last locations have to be equal for a LinearRing', path);
};

const shapes: Readonly<Record<string, Check>> = {
  Point: position,
  MultiPoint: listOf(position),
  LineString: line,
  MultiLineString: listOf(line),
  Polygon: listOf(ring),
  MultiPolygon: listOf(listOf(ring)),
};

/** @throws EngineError with Hasura's message if the value is not GeoJSON */
export function checkShape(value: unknown, path: string): void {
  if (!isJsonObject(value)) throw wrong('a GeoJSON object is expected', path);
  const type = String(value.type);
  if (type === 'GeometryCollection') {
    listOf(checkShape)(value.geometries, `${path}.geometries`);
    return;
  }
  const check = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!check) throw wrong(`unexpected geometry type: ${type}`, path);
  check(value.coordinates, `${path}.coordinates`);
}
