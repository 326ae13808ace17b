import { z } from 'zod';
import { importAwards } from '../awards/import-awards.ts';
import { takeOverOptions } from '../awards/take-over-options.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { importInductionForms } from '../induction/import-forms.ts';
import { importCourses } from '../training/import-courses.ts';

export interface ImportRequest {
  readonly ids: readonly string[];
  /** The clinic that gets the new courses and forms; null for all clinics. */
  readonly clinic_id: string | null;
  readonly percentages_from?: string | null | undefined;
  readonly correct?: boolean | null | undefined;
}
/** Copies the platform's rows of one table to the client. @returns how many of them changed something */
export type ImportMasters = (run: CommandContext, what: ImportRequest) => Promise<number>;

const tables = {
  master_employee_awards: importAwards,
  master_training_courses: importCourses,
  master_induction_forms: importInductionForms,
} as const satisfies Readonly<Record<string, ImportMasters>>;
const names = ['master_employee_awards', 'master_training_courses', 'master_induction_forms'] as const;

export const importMaster = defineCommand({
  name: 'import_master',
  description:
    'Takes over rows of a master table as the client’s own, with what belongs to them. Rows that were taken over before change nothing.',
  input: z.object({
    table: z.enum(names),
    ids: z.array(z.uuid()).min(1).max(500),
    clinic_id: z.uuid().nullish(),
    ...takeOverOptions,
  }),
  returns: null,
  async run(run) {
    const { table, ids, clinic_id = null, ...options } = run.input;
    const what = { ...options, ids: [...new Set(ids)], clinic_id };
    return { affected_rows: await tables[table](run, what) };
  },
});
