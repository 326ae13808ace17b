import { Button, Drawer, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { dayBounds } from '@operatory/domain';
import {
  type BoolExp,
  type ConditionGroup,
  countOf,
  noConditions,
  whereOf,
  wholeOf,
} from '@operatory/resource';
import { useMemo, useState } from 'react';
import type { TypedDocumentNode } from 'urql';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { usePhone } from '#ui/window-width.ts';
import classes from './filter-builder.module.css';
import { askableOf, filterTable } from './filter-fields.ts';
import { FilterGroup } from './filter-group.tsx';
import { newCondition } from './filter-nodes.ts';
import { lower } from './lower.ts';

type Total = TypedDocumentNode<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>;

/** Any filter of a list, built from conditions and groups of them; beside the list, on a phone a sheet from below. */
export function FilterBuilder({
  table,
  title,
  conditions,
  base,
  total,
  onApply,
  onClose,
}: {
  table: string;
  title: string;
  conditions: ConditionGroup;
  /** What else narrows the list. */
  base: readonly BoolExp[];
  total: Total;
  onApply: (conditions: ConditionGroup) => void;
  onClose: () => void;
}) {
  const me = useMe();
  const { zone } = useClinic();
  const phone = usePhone();
  const [draft, setDraft] = useState<ConditionGroup>(() =>
    conditions.of.length > 0 ? conditions : { ...conditions, of: [newCondition] },
  );
  const known = useMemo(() => filterTable(table, me), [table, me]);
  const askable = useMemo(() => askableOf(table, me), [table, me]);
  const whole = (askable && wholeOf(draft, askable)) ?? noConditions;
  const [asked] = useDebouncedValue(whole, 300);
  const where = askable && whereOf(asked, askable, { dayBounds: (day) => dayBounds(day, zone) });
  const counted = useLive(total, { where: { _and: [...base, where ?? {}] } });
  const count = counted.data?.[`${table}_aggregate`]?.aggregate.count;
  const unfinished = countOf(draft) > countOf(whole);
  if (!known) return null;

  return (
    <Drawer
      opened
      onClose={onClose}
      title={`Filter ${lower(title)}`}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '92%' : 640}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(whole);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          onApply(whole);
        }}
      >
        <FilterGroup node={draft} table={known} depth={0} onChange={setDraft} />
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="gray"
            disabled={countOf(draft) === 0}
            onClick={() => setDraft({ kind: 'all', of: [newCondition] })}
          >
            Clear
          </Button>
          <Group gap={8} ml="auto">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">
              <span aria-live="polite">
                {count === undefined ? 'Show' : `Show ${count}`}
                {unfinished ? ' so far' : ''}
              </span>
            </Button>
          </Group>
        </div>
      </form>
    </Drawer>
  );
}
