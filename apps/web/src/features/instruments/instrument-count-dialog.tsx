import { ActionIcon, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import {
  type InstrumentCountLine,
  type InstrumentHistoryStatus,
  type InstrumentReport,
  instrumentHistoryStatuses,
  isLockedReport,
  mayChangeCount,
  withoutReport,
  withReport,
} from '@operatory/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { enabledIf } from '#ui/locked.ts';
import classes from './instrument-count.module.css';

const reported = instrumentHistoryStatuses.slice(0, 2).map(({ value, label }) => ({ value, label }));
const labelOf = (status: InstrumentHistoryStatus): string =>
  instrumentHistoryStatuses.find(({ value }) => value === status)?.label ?? status;

/** The dialog for the missing or broken pieces of an instrument. Reports of other days are read-only. */
export function InstrumentCountDialog({
  name,
  line: counted,
  today,
  onClose,
  onSave,
}: {
  name: string;
  line: InstrumentCountLine;
  today: string;
  onClose: () => void;
  /** The dialog stays open and locked until this resolves; then the parent closes it. */
  onSave: (line: InstrumentCountLine) => Promise<void> | void;
}) {
  const [line, setLine] = useState(counted);
  const [saving, setSaving] = useState(false);
  const open = mayChangeCount(line, today);
  const keep = (next: InstrumentCountLine | null) => next && setLine(next);
  const add = () => keep(withReport(line, { id: crypto.randomUUID(), status: 'Missing', notes: '' }, today));
  const change = (id: string, to: Partial<InstrumentReport>) =>
    setLine({ ...line, reports: line.reports.map((one) => (one.id === id ? { ...one, ...to } : one)) });
  async function save() {
    setSaving(true);
    try {
      await onSave(line);
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog title="Update status of Missing/Broken items" onClose={onClose} locked={saving}>
      <Stack gap={12}>
        <Group justify="space-between">
          <Text fw={600} size="sm">
            {name}
          </Text>
          <Text size="sm" className="tabular" aria-live="polite">
            Quantity {line.quantity}
          </Text>
        </Group>
        {open ? null : (
          <Text size="sm" c="var(--op-muted)">
            Counted on {line.count_date}. Only today’s count can be changed.
          </Text>
        )}
        <ul className={classes.reports} aria-label="Missing and broken">
          {line.reports.map((report, index) => {
            const fixed = !open || isLockedReport(report);
            return (
              <li key={report.id} className={classes.report}>
                {fixed ? (
                  <Text size="sm" fw={550}>
                    {labelOf(report.status)}
                  </Text>
                ) : (
                  <Select
                    label={`Status ${index + 1}`}
                    data={reported}
                    allowDeselect={false}
                    value={report.status}
                    onChange={(status) =>
                      status && change(report.id, { status: status as InstrumentHistoryStatus })
                    }
                  />
                )}
                {fixed ? (
                  <Text size="sm" c="var(--op-muted)" className={classes.notes ?? ''}>
                    {report.notes || '–'}
                  </Text>
                ) : (
                  <Textarea
                    className={classes.notes ?? ''}
                    label={`Notes ${index + 1}`}
                    autosize
                    maxLength={1000}
                    value={report.notes}
                    onChange={(event) => change(report.id, { notes: event.currentTarget.value })}
                  />
                )}
                {fixed ? null : (
                  <ActionIcon
                    size={32}
                    className={classes.remove ?? ''}
                    aria-label={`Remove row ${index + 1}`}
                    onClick={() => keep(withoutReport(line, report.id, today))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </li>
            );
          })}
        </ul>
        {open ? (
          <Button
            variant="default"
            data-autofocus
            leftSection={<IconPlus size={16} />}
            {...enabledIf(line.quantity > 0, add)}
          >
            Add row
          </Button>
        ) : null}
        {open ? (
          <DialogFoot saving={saving} onSave={() => void save()} onCancel={onClose} />
        ) : (
          <Button variant="default" ml="auto" onClick={onClose}>
            Close
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
