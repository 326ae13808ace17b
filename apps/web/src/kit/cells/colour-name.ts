/** The upper limit of each hue in degrees, with its name. */
const hues: readonly (readonly [number, string])[] = [
  [15, 'Red'],
  [42, 'Orange'],
  [68, 'Yellow'],
  [160, 'Green'],
  [190, 'Teal'],
  [245, 'Blue'],
  [290, 'Purple'],
  [345, 'Pink'],
  [361, 'Red'],
];

/** The name of a colour, such as `Teal` for `#158679`. Text that is not a colour is returned unchanged. */
export function colourName(colour: string): string {
  const hex = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(colour)?.slice(1);
  if (!hex) return colour;
  const [red = 0, green = 0, blue = 0] = hex.map((part) => Number.parseInt(part, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const range = most - least;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (saturation < 0.12 || lightness < 0.06 || lightness > 0.97)
    return lightness < 0.12 ? 'Black' : lightness > 0.93 ? 'White' : shaded('Grey', lightness);
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return shaded(hues.find(([end]) => sixth * 60 < end)?.[1] ?? 'Red', lightness);
}

const shaded = (name: string, lightness: number): string =>
  lightness > 0.78 ? `Light ${name.toLowerCase()}` : lightness < 0.25 ? `Dark ${name.toLowerCase()}` : name;
