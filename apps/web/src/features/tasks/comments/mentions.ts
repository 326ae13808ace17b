/** A part of a comment. A comment is plain text, in which `@display_name` of a known person is a mention. */
export interface Segment {
  readonly text: string;
  readonly mention: boolean;
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * Splits a message at its mentions. Names contain spaces, so known names are matched, longest first: in "@Mia
 * Tran", not "@Mia" but the whole name is the mention.
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

/**
 * The name that is being typed before the caret, such as `mi` in "Thanks @mi"; null if no mention is being
 * typed.
 */
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

/** Replaces the typed text with the chosen name. Returns the message and the new position of the caret. */
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

/** All names that could follow each `@`: up to four words, with and without trailing punctuation. */
export function namesTried(message: string): readonly string[] {
  const tried = new Set<string>();
  for (const [, after = ''] of message.matchAll(/(?<![\p{L}\p{N}_])@([^\n@]{1,200})/gu)) {
    const words = after.split(' ').slice(0, 4);
    for (let count = 1; count <= words.length; count += 1) {
      const name = words.slice(0, count).join(' ');
      tried.add(name);
      tried.add(name.replace(/[\p{P}]+$/u, ''));
    }
  }
  tried.delete('');
  return [...tried];
}

export function mentionedPeople<Person extends { readonly id: string; readonly display_name: string }>(
  message: string,
  people: readonly Person[],
): readonly Person[] {
  const segments = segmentsOf(
    message,
    people.map(({ display_name }) => display_name),
  );
  const said = new Set(segments.filter(({ mention }) => mention).map(({ text }) => text.slice(1)));
  return people.filter(({ display_name }) => said.has(display_name));
}
