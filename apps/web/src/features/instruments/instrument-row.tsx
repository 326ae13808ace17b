import { ActionIcon, Button, Text } from '@mantine/core';
import { instrumentHistoryStatuses } from '@operatory/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Pill } from '#ui/pill.tsx';
import classes from './day.module.css';
import type { Instrument, Report } from './day-data.ts';

/** One instrument of a tray: the expected and the counted quantity, and its reports. */
export function InstrumentRow({
  item,
  counted,
  isPast,
  open,
  reports,
  onCount,
  onReport,
}: {
  item: Instrument;
  /** Null if nobody has counted the instrument on that day. */
  counted: number | null;
  /** Whether the day is in the past, where only counted items have a known expected quantity. */
  isPast: boolean;
  open: boolean;
  reports: readonly Report[];
  onCount: (quantity: number) => void;
  onReport: () => void;
}) {
  const short = counted === null ? 0 : item.expected_quantity - counted;
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <span>{item.name}</span>
        <Text size="xs" c="var(--op-muted)">
          {[item.code, isPast && counted === null ? null : `${item.expected_quantity} expected`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {reports.map(({ id, status, notes }) => (
          <Text key={id} size="xs">
            {instrumentHistoryStatuses.find(({ value }) => value === status)?.label ?? status}
            {notes ? `: ${notes}` : ''}
          </Text>
        ))}
      </div>
      {counted === null ? (
        <Pill hue="gray">Not counted</Pill>
      ) : short > 0 ? (
        <Pill hue="red">{short} short</Pill>
      ) : short < 0 ? (
        <Pill hue="orange">{-short} too many</Pill>
      ) : (
        <Pill hue="green">All there</Pill>
      )}
      {open ? (
        <div className={classes.stepper}>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={`One less: ${item.name}`}
            disabled={counted === 0}
            onClick={() => onCount((counted ?? item.expected_quantity) - 1)}
          >
            <IconMinus size={18} />
          </ActionIcon>
          <output className={classes.amount} aria-label={`Counted: ${item.name}`}>
            {counted ?? '–'}
          </output>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={counted === null ? `All there: ${item.name}` : `One more: ${item.name}`}
            onClick={() => onCount(counted === null ? item.expected_quantity : counted + 1)}
          >
            <IconPlus size={18} />
          </ActionIcon>
        </div>
      ) : (
        <span className={classes.amount}>{counted ?? '–'}</span>
      )}
      {open || reports.length > 0 ? (
        <Button
          variant="default"
          size="xs"
          onClick={onReport}
          aria-label={`Report missing or broken: ${item.name}`}
        >
          Report missing or broken
        </Button>
      ) : null}
    </li>
  );
}
