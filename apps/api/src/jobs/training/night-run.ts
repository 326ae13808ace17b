import type { Tx } from '@operatory/db';
import { CollectedWrites } from '../../commands/written.ts';
import { type ClientGrantee, granteesIn } from '../../rights/grantees.ts';

/** A night of one client's courses: what was done is written into history and events in the end, by nobody. */
export interface TrainingNight {
  readonly db: Tx;
  readonly now: Date;
  readonly actor: { readonly client_id: string; readonly user_id: null };
  readonly record: CollectedWrites['record'];
  readonly emit: CollectedWrites['emit'];
  /** The client's people who may sign in, read when first needed. */
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
