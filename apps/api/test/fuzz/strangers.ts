import type { Actor, World } from '../isolation/world.ts';
import { texts as words } from './words.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
export const idsIn = (text: string): readonly string[] => text.match(uuid) ?? [];
/** People may have written these strings: they are not ids, times, enum names or numbers. */
export const textsIn = (text: string): readonly string[] =>
  (text.match(/"(?:[^"\\]|\\.)*"/g) ?? []).filter(
    (one) =>
      one.length > 9 &&
      !/^"[\d:TZ.+\-/ ]+"$/.test(one) &&
      one.match(uuid) === null &&
      !/^"[\w$.]*"$/.test(one),
  );

/** The person may not read these ids and texts of another tenant. */
export interface Strangers {
  readonly ids: ReadonlySet<string>;
  /** These ids, in total and by table, are of rows that the person may know and that every run has. */
  readonly own: readonly string[];
  readonly ownOf: Readonly<Record<string, readonly string[]>>;
  /** Ids and texts in the request do not count, because the person knew them already. */
  in(answer: string, said: { readonly ids: ReadonlySet<string>; readonly texts: string }): string[];
  /** Every id that did not exist before is replaced by the same mark, because new ids differ. */
  withoutNew(answer: string): string;
}

export async function strangersOf(world: World, actor: Actor): Promise<Strangers> {
  const expected = await world.expected(actor);
  const own = { ids: new Set<string>(), texts: new Set<string>() };
  const elsewhere = { ids: new Set<string>(), texts: new Set<string>() };
  const ownOf: Record<string, string[]> = {};
  for (const [table, rows] of Object.entries(world.rows)) {
    const seen = expected.get(table)?.keys;
    const seeded: string[] = [];
    ownOf[table] = seeded;
    for (const [id, row] of rows) {
      const isMine = (row.client_id ?? row.id) === actor.place.client || row.client_id === undefined;
      const isOwn = seen?.has(id) || (isMine && table !== 'clients');
      const text = JSON.stringify(row);
      const into = isOwn ? own : elsewhere;
      for (const each of idsIn(text)) into.ids.add(each);
      for (const each of textsIn(text)) into.texts.add(each);
      if (isOwn && isSeeded(id)) seeded.push(id);
    }
  }
  // A name in a visible row of the person's own tenant is not secret, even if other tenants have it too.
  const ids = new Set([...elsewhere.ids].filter((id) => !own.ids.has(id)));
  const common = new Set(words.map((text) => JSON.stringify(text)));
  const texts = new Set([...elsewhere.texts].filter((text) => !own.texts.has(text) && !common.has(text)));
  return {
    ids,
    own: [...own.ids].filter(isSeeded).sort(),
    ownOf,
    in(answer, said) {
      return [
        ...idsIn(answer).filter((id) => ids.has(id) && !said.ids.has(id)),
        ...textsIn(answer).filter((text) => texts.has(text) && !said.texts.includes(text.slice(1, -1))),
      ].slice(0, 1);
    },
    withoutNew: (answer) => answer.replaceAll(uuid, (id) => (own.ids.has(id) || ids.has(id) ? id : 'new')),
  };
}
/** Some ids are the same in every database. */
const isSeeded = (id: string): boolean => id.startsWith('019aa000-') || !/^[0-9a-f-]{36}$/.test(id);
