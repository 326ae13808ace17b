import { CloseButton, UnstyledButton } from '@mantine/core';
import type { ConditionGroup } from '@operatory/resource';
import { useMe } from '#session/session.ts';
import { filterTable } from './filter-fields.ts';
import classes from './filter-menu.module.css';
import { labelsOf } from './filter-nodes.ts';

/** A built filter as a chip: what it asks about, and how many rows are so. It opens what built it. */
export function BuiltFilter({
  table,
  conditions,
  count,
  onOpen,
  onClear,
}: {
  table: string;
  conditions: ConditionGroup;
  count: number | undefined;
  onOpen: () => void;
  onClear: () => void;
}) {
  const me = useMe();
  const known = conditions.of.length === 0 ? null : filterTable(table, me);
  if (!known) return null;
  const labels = [...new Set(labelsOf(conditions, known, (other) => filterTable(other, me)))];
  const shown = labels.slice(0, 2).join(', ');
  return (
    <span className={classes.chip}>
      <UnstyledButton className={classes.built ?? ''} onClick={onOpen}>
        <span className={classes.label}>Where:</span>{' '}
        <b>{labels.length > 2 ? `${shown} and ${labels.length - 2} more` : shown}</b>{' '}
        {count === undefined ? null : <span className="tabular">{count}</span>}
      </UnstyledButton>
      <CloseButton size="xs" aria-label="Clear the conditions" onClick={onClear} />
    </span>
  );
}
