import type { Tx } from '@operatory/db';
import { isForStarter, localDate } from '@operatory/domain';
import { givePack, packDue } from '../commands/induction/give-pack.ts';
import type { PackRow } from '../commands/induction/pack-row.ts';
import { CollectedWrites } from '../commands/written.ts';
import type { AppContext } from '../context/context.ts';
import { granteesIn } from '../rights/grantees.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Gives packs to new starters. Running again changes nothing more. @returns the ids of the clients that
 * failed
 */
export const inductionNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'inductionPacks', turn);

interface Wanted extends PackRow {
  readonly role_names: readonly string[];
  readonly user_ids: readonly string[];
  readonly zone: string;
}

/**
 * Active packs for new starters, with the people who started after the pack was set up for them and do not
 * have it.
 */
const readWanted = (db: Tx, clientId: string): Promise<Wanted[]> => db.$queryRaw<Wanted[]>`
  select p.id, p.name, p.status::text, p.role_names, p.clinic_ids, p.due_in_days, p.form_ids, p.document_ids, p.course_ids,
    p.created_by_user_id, p.version, k.zone,
    array(select u.id from users u where u.client_id = p.client_id and u.created_at > p.new_starters_since
      and not exists (select from induction_pack_assignments a
        where a.client_id = p.client_id and a.induction_pack_id = p.id and a.user_id = u.id)) as user_ids
  from induction_packs p join clients k on k.id = p.client_id
  where p.client_id = ${clientId}::uuid and p.for_new_starters and p.status = 'ACTIVE' and p.deleted_at is null
  order by p.id for no key update of p`;

async function turn(db: Tx, clientId: string, now: Date): Promise<void> {
  const wanted = (await readWanted(db, clientId)).filter(({ user_ids }) => user_ids.length > 0);
  if (wanted.length === 0) return;
  const people = await granteesIn(db, clientId);
  for (const pack of wanted) {
    const { role_names, clinic_ids, user_ids } = pack;
    const selected_user_type = role_names.length > 0 ? ('ROLES' as const) : ('ALL' as const);
    const starters = [...people.values()]
      .filter(({ user_id }) => user_ids.includes(user_id))
      .map(({ user_id, roleGrants }) => ({
        user_id,
        roles: roleGrants.map(({ role, clinic_ids: theirs }) => ({ role, clinic_ids: theirs })),
      }))
      .filter((person) => isForStarter({ selected_user_type, user_ids: [], role_names, clinic_ids }, person));
    const written = new CollectedWrites();
    const actor = { client_id: clientId, user_id: null };
    const { emit, record } = written;
    const today = localDate(now, pack.zone);
    await givePack(
      { db, now, actor, emit, record },
      pack,
      { people, user_ids: starters.map(({ user_id }) => user_id) },
      { by_user_id: null, due_date: packDue(pack, today), isChosen: false, today },
    );
    await written.save(db, actor);
  }
}

export const watchInductionNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'inductionPacks', (options) => inductionNight(app, options));
