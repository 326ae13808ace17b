import { type InstrumentCountLine, type InstrumentReport, reportChanges } from '@operatory/domain';

export interface ReportChange {
  readonly key: string;
  readonly kind: 'removed' | 'changed' | 'added';
  /** The report, with the server's id unless the report is new. */
  readonly report: InstrumentReport;
}
/**
 * The report's id on the server. If there is none, `isLost` says whether there was no response or a
 * refusal.
 */
export type ReportResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly isLost: boolean };

/**
 * Returns a function that saves the user's changes to the displayed reports one after another, and resolves
 * to whether all succeeded. If a response was lost, the next call first repeats that change with the same
 * key.
 */
export function reportWriter(
  shown: InstrumentCountLine,
  send: (change: ReportChange) => Promise<ReportResult>,
) {
  let known = shown.reports;
  let unanswered: ReportChange | undefined;
  /** The server's id of each report that was added here. */
  const ids = new Map<string, string>();

  async function write(change: ReportChange): Promise<boolean> {
    const { kind, report } = change;
    const { id } = report;
    const answer = await send({ ...change, report: { ...report, id: ids.get(id) ?? id } });
    unanswered = !answer.ok && answer.isLost ? change : undefined;
    if (!answer.ok) return false;
    if (kind === 'added') ids.set(id, answer.id);
    known = [...known.filter((one) => one.id !== id), ...(kind === 'removed' ? [] : [report])];
    return true;
  }
  return async (wanted: InstrumentCountLine): Promise<boolean> => {
    if (unanswered && !(await write(unanswered))) return false;
    const changes = reportChanges({ ...shown, reports: known }, wanted);
    for (const kind of ['removed', 'changed', 'added'] as const)
      for (const report of changes[kind])
        if (!(await write({ key: crypto.randomUUID(), kind, report }))) return false;
    return true;
  };
}
