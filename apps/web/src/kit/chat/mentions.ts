import type { Mentionable } from './chat-message.ts';

/** Whether a name can end here: no letter or digit follows. */
const ends = (text: string, at: number): boolean =>
  at >= text.length || !/[\p{L}\p{N}]/u.test(text[at] ?? '');

/** The longest of the names that follows the `@` at this position. */
const nameAt = (text: string, at: number, names: readonly string[]): string | undefined =>
  names
    .filter((name) => text.startsWith(name, at + 1) && ends(text, at + 1 + name.length))
    .sort((a, b) => b.length - a.length)[0];

export interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** Splits a text into mentions of these names and other parts. */
export function partsOf(text: string, names: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = nameAt(text, at, names);
    if (name === undefined) continue;
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    from = at + 1 + name.length;
    parts.push({ text: text.slice(at, from), isMention: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

export function mentionedIn(text: string, people: readonly Mentionable[]): readonly string[] {
  const said = new Set(
    partsOf(
      text,
      people.map(({ name }) => name),
    ).flatMap((part) => (part.isMention ? [part.text.slice(1)] : [])),
  );
  return people.filter(({ name }) => said.has(name)).map(({ id }) => id);
}

/** The mention that the user is typing before the caret. */
export interface TypedMention {
  readonly from: number;
  readonly name: string;
}
export function typedMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const [, name] = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*){0,2})$/u.exec(before) ?? [];
  return name === undefined ? null : { from: caret - name.length - 1, name };
}

const offeredAtMost = 6;
/** People whose name starts with the typed text, or has a word that does. */
export function suggestedPeople(name: string, people: readonly Mentionable[]): readonly Mentionable[] {
  const typed = name.toLowerCase();
  return people
    .filter((person) => {
      const full = person.name.toLowerCase();
      return full.startsWith(typed) || full.split(' ').some((word) => word.startsWith(typed));
    })
    .slice(0, offeredAtMost);
}

/** The text with the mention completed, and the new position of the caret. */
export function completeMention(
  text: string,
  { from, name }: TypedMention,
  person: Mentionable,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(from + 1 + name.length);
  const mention = `@${person.name}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: text.slice(0, from) + mention + rest, caret: from + mention.length };
}
