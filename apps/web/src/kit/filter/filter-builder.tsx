import { Button, Drawer, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { dayBounds } from '@operatory/domain';
import {
  type BoolExp,
  type ConditionGroup,
  completeConditionsOf,
  conditionCount,
  noConditions,
  whereOf,
} from '@operatory/resource';
import { useMemo, useState } from 'react';
import type { TypedDocumentNode } from 'urql';
import { useLive } from '#data/hooks.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { enabledIf } from '#ui/locked.ts';
import { useOnTop } from '#ui/on-top.ts';
import { usePhone } from '#ui/window-width.ts';
import classes from './filter-builder.module.css';
import { filterableFieldsOf, filterTable } from './filter-fields.ts';
import { FilterGroup } from './filter-group.tsx';
import { emptyConditionsIn, newCondition } from './filter-nodes.ts';

type Total = TypedDocumentNode<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>;

/**
 * Builds a custom filter from conditions and groups: in a panel beside the list, or on a phone in a sheet.
 */
export function FilterBuilder({
  table,
  title,
  conditions,
  at,
  base,
  total,
  onApply,
  onClose,
}: {
  table: string;
  title: string;
  conditions: ConditionGroup;
  /** The index of the condition to edit; undefined for a new one. */
  at: number | undefined;
  /** The list's other conditions. */
  base: readonly BoolExp[];
  total: Total;
  onApply: (conditions: ConditionGroup) => void;
  onClose: () => void;
}) {
  const me = useMe();
  const { zone } = useClinic();
  const phone = usePhone();
  const onTop = useOnTop();
  const [draft, setDraft] = useState<ConditionGroup>(() =>
    at === undefined && (conditions.kind === 'all' || conditions.of.length === 0)
      ? { ...conditions, of: [...conditions.of, newCondition] }
      : conditions,
  );
  const known = useMemo(() => filterTable(table, me), [table, me]);
  const askable = useMemo(() => filterableFieldsOf(table, me), [table, me]);
  const whole = useMemo(
    () => (askable && completeConditionsOf(draft, askable)) ?? noConditions,
    [draft, askable],
  );
  const [asked] = useDebouncedValue(whole, 300);
  const where = askable && whereOf(asked, askable, { dayBounds: (day) => dayBounds(day, zone) });
  const counted = useLive(total, { where: { _and: [...base, where ?? {}] } });
  const count = counted.data?.[`${table}_aggregate`]?.aggregate.count;
  const first = draft.kind === 'all' ? (at ?? draft.of.length - 1) : true;
  const unfinished = conditionCount(draft) - emptyConditionsIn(draft) > conditionCount(whole);
  if (!known) return null;

  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={onTop}
      title={`Filter ${lowerCaseTitle(title)}`}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '92%' : 720}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // An invalid value gets the focus, because a condition without a valid value would have no effect.
          const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
          if (wrong) wrong.focus();
          else onApply(whole);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        <FilterGroup node={draft} table={known} depth={0} first={first} onChange={setDraft} />
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="gray"
            {...enabledIf(conditionCount(draft) > 0, () => setDraft({ kind: 'all', of: [newCondition] }))}
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
