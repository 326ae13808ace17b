import type { Tx } from '@operatory/db';
import { CollectedWrites } from '../../commands/written.ts';
import { type ClientGrantee, granteesIn } from '../../rights/grantees.ts';

/**
 * The night's run for one client. Its history entries and events have no actor and are written at the end.
 */
export interface TrainingNight {
  readonly db: Tx;
  readonly now: Date;
  readonly actor: { readonly client_id: string; readonly user_id: null };
  readonly record: CollectedWrites['record'];
  readonly emit: CollectedWrites['emit'];
  /** The people who can sign in, read when first needed. */
  readonly people: () => Promise<ReadonlyMap<string, ClientGrantee>>;
}

export async function runNight(
  db: Tx,
  clientId: string,
  now: Date,
  work: (night: TrainingNight) => Promise<void>,
): Promise<void> {
  const written = new CollectedWrites();
  const actor = { client_id: clientId, user_id: null };
  let people: ReturnType<TrainingNight['people']> | undefined;
  await work({
    db,
    now,
    actor,
    record: written.record,
    emit: written.emit,
    people: () => {
      people ??= granteesIn(db, clientId);
      return people;
    },
  });
  await written.save(db, actor);
}
