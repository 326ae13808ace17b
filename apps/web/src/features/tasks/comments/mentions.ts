/** A comment is plain text; `@display_name` of somebody known is a mention. */
export interface Segment {
  readonly text: string;
  readonly mention: boolean;
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * Cuts a message at its mentions. Names hold spaces, so the known names are looked for, the longest first:
 * "@Mia Tran" is one mention and not "@Mia" followed by a word.
 */
export function segmentsOf(message: string, names: readonly string[]): readonly Segment[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const segments: Segment[] = [];
  let plain = '';
  let at = 0;
  while (at < message.length) {
    const name =
      message[at] === '@' && !isWord(message[at - 1])
        ? known.find(
            (candidate) =>
              message.startsWith(candidate, at + 1) && !isWord(message[at + 1 + candidate.length]),
          )
        : undefined;
    if (name === undefined) {
      plain += message[at];
      at += 1;
      continue;
    }
    if (plain !== '') segments.push({ text: plain, mention: false });
    plain = '';
    segments.push({ text: `@${name}`, mention: true });
    at += name.length + 1;
  }
  if (plain !== '') segments.push({ text: plain, mention: false });
  return segments;
}

/** The name being typed at the caret, e.g. `mi` after "Thanks @mi"; null when no mention is under way. */
export function queryAt(
  message: string,
  caret: number,
): { readonly start: number; readonly text: string } | null {
  const before = message.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || isWord(before[start - 1])) return null;
  const text = before.slice(start + 1);
  if (text.length > 40 || text.includes('\n') || text.split(' ').length > 3) return null;
  return { start, text };
}

/** The message with a chosen name put in place of what was typed, and where the caret goes. */
export function withMention(
  message: string,
  caret: number,
  name: string,
): { readonly message: string; readonly caret: number } {
  const query = queryAt(message, caret);
  if (!query) return { message, caret };
  const inserted = `${message.slice(0, query.start)}@${name} `;
  return { message: inserted + message.slice(caret).replace(/^ /, ''), caret: inserted.length };
}
