import { specifiedMessages } from '@operatory/domain';
import { csvHeader, csvLine } from '@operatory/resource';
import { workStore } from '#downloads/downloads-store.ts';
import { saveFile } from '#downloads/save-file.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import type { CheckedRow } from './check-rows.ts';
import { batchSize, ImportStopped, importRefusal, sendRows } from './send-rows.ts';

export interface Sending {
  readonly send: typeof sendRows;
  /** The number of rows in one request. */
  readonly batchSize: number;
  /** The label of the button, such as "Import". */
  readonly verb: string;
  /** Used in the result, such as "12 added". */
  readonly done: string;
}
const addition: Sending = { send: sendRows, batchSize, verb: 'Import', done: 'added' };

export interface Importing {
  readonly table: string;
  readonly heading?: string;
  readonly sending?: Sending;
  readonly title: string;
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly rows: readonly CheckedRow[];
  readonly fields: readonly FormField[];
  readonly duplicate?: string | undefined;
}

const number = new Intl.NumberFormat('en-AU');
/**
 * The heading of the errors in a file of rejected rows. It matches no field, so the file can be imported
 * again.
 */
const why = 'Error';
const mayBeThere = 'This may already have been added. Check before you add it again.';

/**
 * Adds the valid rows in batches, showing the progress. Rows that were not added can be downloaded, corrected
 * and imported again.
 */
export async function runImport(importing: Importing): Promise<void> {
  const { table, title, headings, rows, fields, duplicate, heading, sending = addition } = importing;
  const right = rows.filter(({ problem }) => problem === '');
  const wrong = rows.filter(({ problem }) => problem !== '');
  const work = workStore.start(heading ?? `Import ${lowerCaseTitle(title)}`, 'Beginning…');
  const key = crypto.randomUUID();
  let added = 0;
  let sent = 0;
  let stopped: string | null = null;
  /** Whether rows were sent without an answer, so that they may or may not have been added. */
  let doubtful = false;
  try {
    while (sent < right.length) {
      const some = right.slice(sent, sent + sending.batchSize);
      const note = `${number.format(sent)} of ${number.format(right.length)}`;
      work.report({ note, progress: sent / right.length });
      const outcome = await sending.send(
        { table, key: `${key} ${sent}`, rows: some.map(({ record }) => record) },
        work.signal,
        (waiting) => {
          doubtful = waiting;
          if (waiting) work.report({ note: `${note}, waiting for a connection` });
        },
      );
      added += outcome.added;
      for (const refused of outcome.refused) {
        const row = some[refused.index];
        const { sentence } = writeProblem(importRefusal(refused), fields, duplicate);
        if (row) wrong.push({ ...row, problem: sentence });
      }
      sent += some.length;
    }
  } catch (error) {
    if (work.signal.aborted) stopped = 'Cancelled';
    else stopped = (error instanceof ImportStopped && error.message) || specifiedMessages.not_saved;
    for (const [index, row] of right.slice(sent).entries())
      wrong.push({
        ...row,
        problem: doubtful && index < sending.batchSize ? mayBeThere : `Not ${sending.done} yet`,
      });
  }
  wrong.sort((a, b) => a.row.number - b.row.number);
  work.end({
    failed: stopped !== null || (added === 0 && wrong.length > 0),
    note: [
      ...(stopped === null ? [] : [stopped]),
      `${number.format(added)} ${sending.done}${wrong.length > 0 ? `, ${number.format(wrong.length)} not ${sending.done}` : ''}`,
    ].join(': '),
    ...(wrong.length > 0
      ? {
          action: {
            label: `Download the rows that were not ${sending.done}`,
            run: () => saveWrongRows(importing.fileName, headings, wrong, sending.done),
          },
        }
      : {}),
  });
}

/** The rejected rows as they were in the file, each with its error. */
export const wrongRowsCsv = (headings: readonly string[], wrong: readonly CheckedRow[]): string => {
  const kept = [...headings.keys()].filter((place) => headings[place] !== why);
  return [
    csvHeader([...kept.map((place) => headings[place] ?? ''), why]),
    ...wrong.map(({ row, problem }) => csvLine([...kept.map((place) => row.cells[place] ?? ''), problem])),
  ].join('');
};

export function saveWrongRows(
  fileName: string,
  headings: readonly string[],
  wrong: readonly CheckedRow[],
  done = addition.done,
): void {
  const name = `${fileName.replace(/\.[^.]*$/, '')} - not ${done}.csv`;
  saveFile(name, new Blob([wrongRowsCsv(headings, wrong)], { type: 'text/csv;charset=utf-8' }));
}
