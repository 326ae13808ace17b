import { type MasterAward, rowOfMaster } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { ImportMasters } from '../masters/import-master.ts';
import { requireOk } from '../refuse.ts';
import { lockAwards, mayChangeAwards } from './locked-awards.ts';
import { takeOver } from './take-over.ts';

/** Copies the platform's master awards into the client's levels, pay points and rates. */
export const importAwards: ImportMasters = async (run, { ids, percentages_from, correct }) => {
  const { actor, db } = run;
  requireOk(mayChangeAwards(actor, 'ADD'));
  const today = await lockAwards(run);
  const masters = await db.$queryRaw<MasterAward[]>`
    select name, short_info, job_role, job_level, age, pay_per_hour::text, effective_from::text
    from master_employee_awards where id = any(${[...ids]}::uuid[]) and status = 'ACTIVE' order by position, id`;
  if (masters.length < ids.length) throw notFound();
  return takeOver(run, {
    rows: masters.map((master) => rowOfMaster(master, today)),
    percentages_from: percentages_from ?? null,
    correct: correct === true,
  });
};
