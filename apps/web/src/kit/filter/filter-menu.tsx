import { Button, CloseButton, Popover, Select, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { Ref } from 'react';
import { ReferenceName } from '#kit/cells/reference-name.tsx';
import type { ListFilter } from '#kit/definition/list-definition.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { ReferenceInput } from '#kit/fields/reference-input.tsx';
import { useClinic } from '#session/clinic.ts';
import type { FilterValues } from './field-filters.ts';
import classes from './filter-menu.module.css';

type SetFilter = (name: string, value: string | null) => void;

/** Filters by value. They are set in a panel (key f), and shown as chips with a cross to remove them. */
export function FilterMenu({
  filters,
  values,
  opened,
  building,
  button,
  onOpened,
  onSet,
  onBuild,
}: {
  filters: readonly ListFilter[];
  values: FilterValues;
  opened: boolean;
  /** Whether the custom filter's builder is open, and so has the focus. */
  building: boolean;
  button: Ref<HTMLButtonElement>;
  onOpened: (opened: boolean) => void;
  onSet: SetFilter;
  /** Opens the builder of custom filters; undefined if the user cannot filter by any column. */
  onBuild: (() => void) | undefined;
}) {
  const look = {
    ref: button,
    size: 'xs',
    variant: 'default',
    className: classes.button ?? '',
    leftSection: <IconFilter size={14} />,
  } as const;
  if (filters.length === 0)
    return onBuild === undefined ? null : (
      <Button {...look} onClick={onBuild}>
        Filter
      </Button>
    );
  const set = filters.filter(({ name }) => values[name] !== undefined);
  return (
    <>
      {set.map((filter) => (
        <span key={filter.name} className={classes.chip}>
          <span className={classes.label}>{filter.label}:</span>
          <FilterValue filter={filter} value={values[filter.name] ?? ''} />
          <CloseButton
            size="xs"
            aria-label={`Clear the filter ${filter.label}`}
            onClick={() => onSet(filter.name, null)}
          />
        </span>
      ))}
      <Popover
        opened={opened}
        onChange={onOpened}
        position="bottom-start"
        trapFocus
        returnFocus={!building}
        width={280}
      >
        <Popover.Target>
          <Button {...look} onClick={() => onOpened(!opened)}>
            Filter
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Filters">
          <Stack gap={12}>
            {filters.map((filter, index) => (
              <FilterInput
                key={filter.name}
                filter={filter}
                value={values[filter.name] ?? null}
                first={index === 0}
                onSet={onSet}
              />
            ))}
            {onBuild ? (
              <Button
                variant="default"
                onClick={() => {
                  onOpened(false);
                  onBuild();
                }}
              >
                More conditions…
              </Button>
            ) : null}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function FilterInput({
  filter: { name, label, field },
  value,
  first,
  onSet,
}: {
  filter: ListFilter;
  value: string | null;
  first: boolean;
  onSet: SetFilter;
}) {
  const { clinics } = useClinic();
  const shared = {
    label,
    placeholder: 'Any',
    value,
    clearable: true,
    comboboxProps: { withinPortal: false },
    onChange: (next: string | null) => onSet(name, next),
    ...(first ? { 'data-autofocus': true } : {}),
  };
  if (field.kind === 'enum')
    return (
      <Select
        data={field.options.map((option) => ({ value: option.value, label: option.label }))}
        {...shared}
      />
    );
  if (field.kind === 'boolean') return <Select data={yesOrNo} {...shared} />;
  if (field.kind === 'date')
    return (
      <DayInput
        label={label}
        daysOnly
        clearable
        clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
        popoverProps={{ withinPortal: false }}
        value={value}
        onChange={(day) => onSet(name, day)}
        {...(first ? { 'data-autofocus': true } : {})}
      />
    );
  if (field.kind === 'reference' && field.table === 'clinics')
    return <Select data={clinics.map((clinic) => ({ value: clinic.id, label: clinic.name }))} {...shared} />;
  if (field.kind === 'reference') return <ReferenceInput field={field} {...shared} />;
  return null;
}

function FilterValue({ filter: { field }, value }: { filter: ListFilter; value: string }) {
  const { clinics } = useClinic();
  if (field.kind === 'enum')
    return <b>{field.options.find((option) => option.value === value)?.label ?? value}</b>;
  if (field.kind === 'boolean') return <b>{value === 'true' ? 'Yes' : 'No'}</b>;
  if (field.kind !== 'reference') return <b>{value}</b>;
  if (field.table === 'clinics')
    return <b>{clinics.find(({ id }) => id === value)?.name ?? 'another clinic'}</b>;
  return (
    <b>
      <ReferenceName table={field.table} id={value} />
    </b>
  );
}
