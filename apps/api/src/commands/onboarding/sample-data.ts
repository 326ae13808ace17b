import { localDate } from '@operatory/domain';
import { z } from 'zod';
import { type CommandContext, defineCommand, type RowContext } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { lockPeople } from '../users/people.ts';
import { addSampleRows, removeSampleRows } from './held-samples.ts';
import { assertMaySetUpClient } from './may-set-up-client.ts';
import { type SampleClinic, sampleTables, sampleTablesOf } from './sample-rows.ts';

type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;

async function firstClinic({ db, actor, now }: At): Promise<SampleClinic | null> {
  const clinic = await db.clinics.findFirst({
    where: { client_id: actor.client_id, status: 'ACTIVE' },
    select: { id: true, zone: true },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });
  return clinic && { ...clinic, today: localDate(now, clinic.zone) };
}

const hasSamples = async ({ db, actor }: At): Promise<boolean> =>
  (await db.sample_rows.count({ where: { client_id: actor.client_id, kept: false } })) > 0;

const audited = (
  { record, actor }: Pick<RowContext, 'record'> & Pick<CommandContext, 'actor'>,
  action: string,
  counts: Readonly<Record<string, number>>,
): void =>
  record('audit_log', {
    action,
    table_name: 'sample_rows',
    row_id: actor.client_id,
    from_value: {},
    to_value: counts,
  });

export const addSampleData = defineCommand({
  name: 'add_sample_data',
  description: 'Adds a few tasks, contacts, products, shifts and a document to the first clinic, to look at.',
  input: z.object({}),
  returns: null,
  async run(run) {
    assertMaySetUpClient(run.actor);
    await lockPeople(run);
    assertRule(!(await hasSamples(run)), 'sample_data_exists');
    const clinic = await firstClinic(run);
    assertRule(clinic !== null, 'sample_data_needs_clinic');
    if (clinic === null) return { affected_rows: 0 };
    let added = 0;
    for (const { table, rows } of sampleTablesOf(run.actor))
      added += await addSampleRows(run, table, clinic.id, rows(clinic, run.actor));
    audited(run, 'sample_data_added', { added });
    return { affected_rows: added };
  },
});

export const removeSampleData = defineCommand({
  name: 'remove_sample_data',
  description: 'Removes the sample data that nobody has used since; the field onboarding says what stayed.',
  input: z.object({}),
  returns: null,
  async run(run) {
    assertMaySetUpClient(run.actor);
    await lockPeople(run);
    assertRule(await hasSamples(run), 'sample_data_missing');
    let removed = 0;
    let kept = 0;
    for (const { table } of sampleTables) {
      const done = await removeSampleRows(run, table);
      removed += done.removed;
      kept += done.kept;
    }
    audited(run, 'sample_data_removed', { removed, kept });
    return { affected_rows: removed };
  },
});
