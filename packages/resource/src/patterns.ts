/** The regular expression matches the whole text, as `LIKE 'a%_b\%'` does. */
export function likePattern(pattern: string): RegExp {
  let source = '';
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '\\' && index + 1 < pattern.length) source += escaped(pattern.charAt(++index));
    else source += character === '%' ? '[^]*' : character === '_' ? '[^]' : escaped(character);
  }
  return new RegExp(`^(?:${source})$`, 'u');
}
const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The pattern of `SIMILAR TO` has LIKE's `%` and `_` together with `| * + ? {} () []`. */
export function similarPattern(pattern: string, anyCase: boolean): RegExp {
  let source = '';
  let inBrackets = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '\\' && index + 1 < pattern.length) source += escaped(pattern.charAt(++index));
    else if (inBrackets) source += character;
    else
      source +=
        character === '%'
          ? '[^]*'
          : character === '_'
            ? '[^]'
            : '^$.'.includes(character)
              ? `\\${character}`
              : character;
    if (character === '[') inBrackets = true;
    if (character === ']') inBrackets = false;
  }
  return unicodeRegExp(`^(?:${source})$`, anyCase ? 'i' : '');
}

/**
 * PostgreSQL matches whole characters, so the `u` flag is set. If the source is only valid without it, UTF-16
 * units are matched.
 */
export function unicodeRegExp(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}
