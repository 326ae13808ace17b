import { type InstrumentCountLine, type InstrumentReport, reportChanges } from '@operatory/domain';

/** One change of an instrument's reports, as it is sent. */
export interface ReportChange {
  /** Its idempotency key: however often it is sent, it is done once. */
  readonly key: string;
  readonly kind: 'removed' | 'changed' | 'added';
  /** With the id that the server knows, but of one that is added. */
  readonly report: InstrumentReport;
}
/** The report's id at the server; or why there is none: nobody answered, or the answer was no. */
export type Sent =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly isLost: boolean };

/**
 * Writes what a person did to the reports that they were shown, one change after the other; answers whether all is through.
 * Called again it sends what is left, and first, by the same key, a change whose answer was lost.
 */
export function reportWriter(shown: InstrumentCountLine, send: (change: ReportChange) => Promise<Sent>) {
  let known = shown.reports;
  let unanswered: ReportChange | undefined;
  /** What the server calls the reports that were added here. */
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
