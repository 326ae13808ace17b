import { Button, Drawer } from '@mantine/core';
import { priorities } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconFilter, IconFilterOff, IconFilterPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ConditionFilter } from '#kit/filter/condition-filter.tsx';
import type { BuiltConditions } from '#kit/filter/use-conditions.ts';
import { usePhone } from '#ui/window-width.ts';
import { CountedChip } from './counts.tsx';
import classes from './filter-bar.module.css';
import { MoreFilters } from './more-filters.tsx';
import { isFiltered, type TaskSearch, type WhoChoice } from './task-search.ts';

const whoLabels: Readonly<Record<WhoChoice, string>> = {
  mine: 'My tasks',
  'by-me': 'Assigned by me',
  everyone: 'Everyone',
};
const dueLabels = { OVERDUE: 'Overdue', TODAY: 'Due today', TOMORROW: 'Due tomorrow' } as const;

/**
 * The filters of tasks: assignee, priority and due date as chips with counts, and further fields beside them
 * or, on a phone, in a sheet.
 */
export function FilterBar({
  search,
  who,
  whoChoicesFor,
  clinicId,
  conditions: { conditions, setConditions },
  base,
  onChange,
  onClear,
}: {
  search: TaskSearch;
  who: WhoChoice;
  whoChoicesFor: readonly WhoChoice[];
  clinicId: string | null;
  conditions: Omit<BuiltConditions, 'where'>;
  /** The list's other conditions, without those of the custom filter. */
  base: BoolExp;
  onChange: (part: Partial<TaskSearch>) => void;
  onClear: () => void;
}) {
  const phone = usePhone();
  const [sheet, setSheet] = useState(false);
  const [building, setBuilding] = useState(false);
  const builder = useRef<HTMLButtonElement>(null);
  const more = <MoreFilters search={search} clinicId={clinicId} onChange={onChange} stacked={phone} />;
  const build = (
    <Button
      ref={builder}
      {...(phone ? { fullWidth: true, mt: 12 } : { size: 'xs' })}
      variant="default"
      leftSection={<IconFilterPlus size={14} />}
      onClick={() => {
        setSheet(false);
        setBuilding(true);
      }}
    >
      More conditions…
    </Button>
  );
  return (
    <search className={classes.bar} aria-label="Filters">
      <div className={classes.scroll}>
        {phone ? (
          <Button
            size="sm"
            variant="default"
            radius="xl"
            leftSection={<IconFilter size={14} />}
            onClick={() => setSheet(true)}
            className={classes.first ?? ''}
          >
            Filters
          </Button>
        ) : null}
        <span className={classes.group}>
          {whoChoicesFor.map((choice) => (
            <CountedChip
              key={choice}
              label={whoLabels[choice]}
              name={choice}
              active={who === choice}
              onClick={() => onChange({ who: choice })}
            />
          ))}
        </span>
        <span className={classes.group} data-divided>
          {(['OVERDUE', 'TODAY', 'TOMORROW'] as const).map((due) => (
            <CountedChip
              key={due}
              label={dueLabels[due]}
              name={due}
              active={search.due === due}
              {...(due === 'OVERDUE' ? { dot: 'red' } : {})}
              onClick={() => onChange({ due: search.due === due ? undefined : due })}
            />
          ))}
        </span>
        <span className={classes.group} data-divided>
          {priorities.map(({ value, label, colour }) => (
            <CountedChip
              key={value}
              label={label}
              dot={colour}
              name={value}
              active={search.priority === value}
              onClick={() => onChange({ priority: search.priority === value ? undefined : value })}
            />
          ))}
        </span>
      </div>
      {phone ? null : more}
      {phone ? null : build}
      <ConditionFilter
        table="tasks"
        title="Tasks"
        conditions={conditions}
        base={[base]}
        count={undefined}
        opened={building}
        button={builder}
        onOpened={setBuilding}
        onChange={setConditions}
      />
      {isFiltered(search) ? (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} />}
          onClick={onClear}
        >
          Clear all
        </Button>
      ) : null}
      <Drawer
        opened={sheet}
        onClose={() => setSheet(false)}
        position="bottom"
        size="auto"
        title="Filters"
        classNames={{ content: classes.sheet ?? '' }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {phone ? (
          <>
            {more}
            {build}
          </>
        ) : null}
        <Button fullWidth mt={16} size="lg" onClick={() => setSheet(false)}>
          Show tasks
        </Button>
      </Drawer>
    </search>
  );
}
