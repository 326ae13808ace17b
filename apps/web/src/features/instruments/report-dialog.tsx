import type { InstrumentCountLine } from '@operatory/domain';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { isLost } from '#data/queued-writes.ts';
import { inCountTurn } from './count-writer.ts';
import { type Instrument, type Report, reportInstrument, withdrawReport } from './day-data.ts';
import { InstrumentCountDialog } from './instrument-count-dialog.tsx';
import { type ReportChange, type ReportResult, reportWriter } from './report-writer.ts';

/** The dialog for the missing or broken pieces of one instrument. It saves the changes one after another. */
export function ReportDialog({
  clinic,
  item,
  day,
  today,
  quantity,
  reports,
  onClose,
}: {
  clinic: string;
  item: Instrument;
  day: string;
  today: string;
  quantity: number;
  reports: readonly Report[];
  onClose: () => void;
}) {
  const [report] = useCommand(reportInstrument);
  const [back] = useCommand(withdrawReport);
  // The reports as they were when the dialog opened, so that reports that others add later are not changed.
  const [shown] = useState<InstrumentCountLine>(() => ({
    count_date: day,
    quantity,
    reports: reports.map(({ id, status, notes }) => ({ id, status, notes: notes ?? '' })),
  }));
  const [write] = useState(() => reportWriter(shown, send));
  async function send({ key, kind, report: { id, status, notes } }: ReportChange): Promise<ReportResult> {
    const answer = await inCountTurn(clinic, async () =>
      kind === 'removed'
        ? back({ id, key })
        : report({ id: kind === 'added' ? null : id, item: item.id, date: day, status, notes, key }),
    );
    if (!answer.ok) return { ok: false, isLost: isLost(answer.error) };
    const done = answer.data;
    return { ok: true, id: ('report_instrument' in done && done.report_instrument?.id) || id };
  }
  return (
    <InstrumentCountDialog
      name={item.name}
      line={shown}
      today={today}
      onClose={onClose}
      onSave={async (wanted) => {
        if (await write(wanted)) onClose();
      }}
    />
  );
}
