/** Signatures are scaled to this size before they are stored, whatever the size of the screen. */
export const signatureBox = { width: 600, height: 200 } as const;
export const maxPoints = { strokes: 100, points: 2_000 } as const;

export type Point = readonly [x: number, y: number];
export type Strokes = readonly (readonly Point[])[];
interface Drawn {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, end: number): number => Math.min(end, Math.max(0, Math.round(value)));

/**
 * Scales strokes from a pad to the size in which signatures are stored. They keep their shape, are centred,
 * and have whole numbers within that size.
 */
export function strokesOf(drawn: readonly Drawn[], pad: Size): Strokes {
  if (pad.width <= 0 || pad.height <= 0) return [];
  const scale = Math.min(signatureBox.width / pad.width, signatureBox.height / pad.height);
  const left = (signatureBox.width - pad.width * scale) / 2;
  const top = (signatureBox.height - pad.height * scale) / 2;
  const placed = drawn
    .map(({ points }) =>
      points.map(
        ({ x, y }): Point => [
          within(left + x * scale, signatureBox.width),
          within(top + y * scale, signatureBox.height),
        ],
      ),
    )
    .map(distinct)
    .filter((points) => points.length > 0);
  return thinned(placed);
}

/** Drops points that are the same as the one before. */
const distinct = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], at) => {
    const before = points[at - 1];
    return !before || before[0] !== x || before[1] !== y;
  });

/** Keeps only every second, third … point of a signature with too many, and the last point of each stroke. */
function thinned(strokes: Strokes): Strokes {
  for (let step = 1; ; step++) {
    const kept = strokes.map((points) =>
      points.filter((_, at) => at % step === 0 || at === points.length - 1),
    );
    if (step > maxPoints.points || kept.reduce((sum, { length }) => sum + length, 0) <= maxPoints.points)
      return kept;
  }
}

/** Why these strokes cannot be a signature; null if they can. */
export function strokesProblem(strokes: Strokes): string | null {
  if (strokes.length === 0) return 'Draw your signature.';
  return strokes.length > maxPoints.strokes
    ? 'Your signature has too many strokes. Clear it and draw it again.'
    : null;
}

/** The strokes as the path of an SVG; a single point becomes a dot. */
export const pathOf = (strokes: Strokes): string =>
  strokes
    .map(([first = [0, 0], ...rest]) =>
      rest.length === 0
        ? `M${first.join(' ')}h0.1`
        : `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}`,
    )
    .join('');
