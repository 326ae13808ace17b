import { allowed, type Result, refuse } from '../refusal.ts';

/** The size of the drawing area; strokes have coordinates in it. */
export const signatureBox = { width: 600, height: 200 } as const;
export const maxPoints = 2_000;
export const maxStrokes = 100;

export type Strokes = readonly (readonly (readonly [number, number])[])[];

const isInside = ([x, y]: readonly [number, number]): boolean =>
  x >= 0 && x <= signatureBox.width && y >= 0 && y <= signatureBox.height;

/** The signature must be drawn inside the box, or typed. */
export function checkSignature(drawn: Strokes | null, typed: string | null): Result {
  const points = (drawn ?? []).flat();
  if (points.length > maxPoints || (drawn ?? []).length > maxStrokes) return refuse('signature_too_long');
  if (!points.every(isInside)) return refuse('signature_outside');
  const isDrawn = points.length >= 2;
  if (!isDrawn && (typed ?? '').trim() === '') return refuse('signature_empty');
  return allowed;
}

/** Rounds to a tenth, so that the stored strokes are the ones that were hashed. */
export const roundedStrokes = (drawn: Strokes): Strokes =>
  drawn.map((stroke) => stroke.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const));
