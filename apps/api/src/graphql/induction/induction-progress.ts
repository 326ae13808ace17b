import {
  documentRelation,
  hasGrant,
  localDate,
  messages,
  type PackItemProgress,
  packItemProgress,
  packProgress,
} from '@operatory/domain';
import { z } from 'zod';
import { reachableClinicsOf, viewerOf } from '../../commands/viewer.ts';
import type { AppContext, SignedIn } from '../../context/context.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';
import {
  type GivenPackRow,
  type PackItemRow,
  type PackReader,
  readOpenPacks,
  readPackDocuments,
  readPackItems,
  readPacksOf,
} from './pack-rows.ts';

type Item = PackItemProgress & Pick<PackItemRow, 'record_id'>;
type Given = Omit<GivenPackRow, 'zone'> & {
  readonly items: readonly Item[];
  readonly done: number;
  readonly total: number;
  readonly overdue: number;
};

/**
 * Adds the queries `induction_progress`, the packs of one person, and `new_starters`, the unfinished packs of
 * several: everybody sees their own, and users who can see induction forms also those of others.
 */
export function addInductionProgress(builder: Builder): void {
  const kind = builder.enumType('induction_item_kind', { values: ['FORM', 'DOCUMENT', 'COURSE'] as const });
  const state = builder.enumType('induction_item_state', {
    values: ['DONE', 'OPEN', 'OVERDUE', 'EXPIRED', 'DECLINED', 'FAILED'] as const,
  });
  const item = builder.objectRef<Item>('induction_progress_item').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: kind }),
      id: t.expose('id', { type: 'uuid' }),
      name: t.exposeString('name'),
      record_id: t.expose('record_id', {
        type: 'uuid',
        nullable: true,
        description: 'The submission, assignment or enrollment',
      }),
      state: t.expose('state', { type: state }),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
    }),
  });
  const given = builder.objectRef<Given>('induction_progress').implement({
    fields: (t) => ({
      assignment_id: t.expose('assignment_id', { type: 'uuid' }),
      induction_pack_id: t.expose('induction_pack_id', { type: 'uuid' }),
      pack_name: t.exposeString('pack_name'),
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
      given_at: t.field({ type: 'timestamptz', resolve: ({ created_at }) => created_at.toISOString() }),
      done: t.exposeInt('done'),
      total: t.exposeInt('total'),
      overdue: t.exposeInt('overdue'),
      items: t.field({ type: [item], resolve: ({ items }) => [...items] }),
    }),
  });
  const open = builder.objectRef<{ count: number; packs: readonly Given[] }>('new_starters').implement({
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'All packs that are not finished, also those not listed' }),
      packs: t.field({ type: [given], resolve: ({ packs }) => [...packs] }),
    }),
  });
  builder.queryField('induction_progress', (t) =>
    t.field({
      type: [given],
      description: 'The packs of a person whom the caller may see, or their own, newest first',
      args: { user_id: t.arg({ type: 'uuid' }) },
      resolve: async (_root, args, { app, who }) => {
        const of = idOf(args.user_id);
        if (!who.grants.has('package:induction-forms')) return [];
        return inTenant(app, who, async () =>
          withItems(app, who, await readPacksOf(app.prisma, readerOf(who), of ?? who.user_id)),
        );
      },
    }),
  );
  builder.queryField('new_starters', (t) =>
    t.field({
      type: open,
      description:
        'The packs that the people whom the caller may see have not finished, what is due first before the others',
      args: { clinic_id: t.arg({ type: 'uuid' }), limit: t.arg.int({ defaultValue: 6 }) },
      resolve: async (_root, args, { app, who }) => {
        const clinic = idOf(args.clinic_id);
        const limit = z
          .int()
          .min(1)
          .max(maxStarters)
          .safeParse(args.limit ?? 6);
        if (!limit.success) throw new Refusal('invalid', messages.fill_valid_details);
        if (!who.grants.has('package:induction-forms')) return { count: 0, packs: [] };
        return inTenant(app, who, async () => {
          const rows = await readOpenPacks(app.prisma, readerOf(who), { clinic, limit: limit.data });
          const packs = await withItems(
            app,
            who,
            rows.map(({ count, ...pack }) => pack),
          );
          return { count: rows[0]?.count ?? 0, packs };
        });
      },
    }),
  );
}

const maxStarters = 100;

function idOf(given: unknown): string | null {
  const id = z.uuid().nullish().safeParse(given);
  if (!id.success) throw new Refusal('invalid', messages.fill_valid_details);
  return id.data ?? null;
}

const readerOf = (who: SignedIn): PackReader => ({
  client_id: who.client_id,
  user_id: who.user_id,
  reach: hasGrant(who.grants, 'induction-forms', 'VIEW') ? reachableClinicsOf(who) : [],
});

/** @returns The packs with the state of each of their items */
async function withItems(
  app: Pick<AppContext, 'prisma' | 'clock'>,
  who: SignedIn,
  packs: readonly GivenPackRow[],
): Promise<readonly Given[]> {
  const ids = packs.map(({ assignment_id }) => assignment_id);
  const items = ids.length > 0 ? await readPackItems(app.prisma, who.client_id, ids) : [];
  const documents = items.flatMap(({ kind, id }) => (kind === 'DOCUMENT' ? [id] : []));
  const read = documents.length > 0 ? await readPackDocuments(app.prisma, who.client_id, documents) : [];
  const readable = new Set(
    read.filter((each) => documentRelation(each, viewerOf(who)).reader).map(({ id }) => id),
  );
  /** Of other people's documents, the caller sees only the names of those that they may read. */
  const isHidden = (owner: string, { kind, id }: PackItemRow): boolean =>
    owner !== who.user_id && kind === 'DOCUMENT' && !readable.has(id);
  const now = app.clock.now();
  return packs.map(({ zone, ...pack }) => {
    const today = localDate(now, zone);
    const own = items
      .filter(({ assignment_id }) => assignment_id === pack.assignment_id)
      .map((each) =>
        isHidden(pack.user_id, each) ? { ...each, name: 'Confidential document', record_id: null } : each,
      )
      .map(({ record_id, ...each }) => ({ ...packItemProgress(each, today), record_id }));
    return { ...pack, items: own, ...packProgress(own) };
  });
}
