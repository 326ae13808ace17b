import { type InstrumentCountLine, reportChanges } from '@operatory/domain';
import { useCommand } from '#data/hooks.ts';
import { type Instrument, type Report, reportOne, takeBack } from './day-data.ts';
import { InstrumentCountDialog } from './instrument-count-dialog.tsx';

/** What is missing or broken of one instrument, written as one change after the other. */
export function ReportDialog({
  item,
  day,
  today,
  quantity,
  reports,
  onClose,
}: {
  item: Instrument;
  day: string;
  today: string;
  quantity: number;
  reports: readonly Report[];
  onClose: () => void;
}) {
  const [report] = useCommand(reportOne);
  const [back] = useCommand(takeBack);
  const before: InstrumentCountLine = {
    count_date: day,
    quantity,
    reports: reports.map(({ id, status, notes }) => ({ id, status, notes: notes ?? '' })),
  };
  async function save(after: InstrumentCountLine) {
    const { removed, changed, added } = reportChanges(before, after);
    for (const { id } of removed) if (!(await back({ id })).ok) return;
    for (const [list, isNew] of [
      [changed, false],
      [added, true],
    ] as const)
      for (const { id, status, notes } of list)
        if (!(await report({ id: isNew ? null : id, item: item.id, date: day, status, notes })).ok) return;
    onClose();
  }
  return (
    <InstrumentCountDialog name={item.name} line={before} today={today} onClose={onClose} onSave={save} />
  );
}
