import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

/** Removes the sample data that is left, so that each round starts without any. */
async function withoutSamples({ sql, count }: Arena, { admin }: Cast): Promise<void> {
  if (
    (await count('select count(*) from sample_rows where client_id = $1 and not kept', [north.client])) > 0
  ) {
    const refusal = await admin.refusal('remove_sample_data', {}, '{ affected_rows }');
    if (refusal) throw new Error(refusal);
  }
  await sql('delete from sample_rows where client_id = $1', [north.client]);
}
const audited =
  ({ count }: Arena, action: string, since: string) =>
  () =>
    count('select count(*) from audit_log where action = $1 and created_at > $2::timestamptz', [
      action,
      since,
    ]);
const lastAudit = async ({ sql }: Arena): Promise<string> =>
  String((await sql("select coalesce(max(created_at), '2000-01-01')::text as at from audit_log"))[0]?.at);

export const onboardingRaces: Readonly<Record<string, PrepareRace>> = {
  async hide_onboarding(arena, { admin: by }) {
    await arena.sql("delete from user_preferences where key = 'onboarding_hidden'");
    return {
      call: () => ({ by, values: { hidden: true } }),
      done: () => arena.count("select count(*) from user_preferences where key = 'onboarding_hidden'"),
      all: 1,
    };
  },
  async add_sample_data(arena, cast) {
    await withoutSamples(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: {} }),
      winners: 1,
      losers: 'Sample data has already been added. Remove it first.',
      done: () =>
        arena.count(
          "select count(*) from sample_rows where client_id = $1 and table_name = 'client_documents'",
          [north.client],
        ),
      all: 1,
      end: () => withoutSamples(arena, cast),
    };
  },
  async remove_sample_data(arena, cast) {
    await withoutSamples(arena, cast);
    const refusal = await cast.admin.refusal('add_sample_data', {}, '{ affected_rows }');
    if (refusal) throw new Error(refusal);
    return {
      call: () => ({ by: cast.admin, values: {} }),
      winners: 1,
      losers: 'There is no sample data to remove.',
      done: audited(arena, 'sample_data_removed', await lastAudit(arena)),
      all: 1,
    };
  },
};
