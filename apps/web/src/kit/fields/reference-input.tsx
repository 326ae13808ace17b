import { CheckIcon, Group, Select, type SelectProps } from '@mantine/core';
import type { ReferenceField } from '@operatory/resource';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useOptions } from '#kit/pick/use-options.ts';
import { useMe } from '#session/session.ts';
import { addingList } from './added-row.ts';
import { openAddForm } from './adding.ts';

/** The value of the option that adds a row. */
const add = 'add';

/**
 * Chooses a row of another table by name. The server searches it, 50 at a time; with `adds`, a missing row
 * can be added.
 */
export function ReferenceInput({
  field,
  adds = false,
  ...props
}: { field: ReferenceField; adds?: boolean } & Omit<SelectProps, 'data'>) {
  const me = useMe();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const options = useOptions(field, text, props.value ? [props.value] : []);
  // Compared as text, because forms create equal fields again each time they render.
  const where = JSON.stringify(field.where ?? {});
  const list = useMemo(
    () => (adds ? addingList(field.table, JSON.parse(where), me) : null),
    [adds, field.table, where, me],
  );
  // The name of the chosen row, which the field shows, must not be used as a search text.
  const chosen = options?.find(({ value }) => value === props.value)?.label;
  const label = list && `Add ${list.one}…`;

  async function addOne() {
    if (!list) return;
    const id = await openAddForm({ list, called: text.trim() });
    if (id) props.onChange?.(id, { value: id, label: '' });
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <Select
      ref={input}
      searchable
      // While a search is running, the first option may not be the intended one.
      selectFirstOptionOnChange={false}
      clearable={!field.required}
      onSearchChange={(next) => setText(next === chosen ? '' : next)}
      filter={({ options: all }) => all}
      {...props}
      // The option to add a row comes after the existing rows.
      data={[...(options ?? []), ...(label && options ? [{ value: add, label }] : [])]}
      onChange={(value, option) => (value === add ? void addOne() : props.onChange?.(value, option))}
      {...(label
        ? {
            renderOption: ({ option, checked }) =>
              option.value === add ? (
                <Group gap={4} c="var(--op-accent)" fw={550}>
                  <IconPlus size={16} aria-hidden />
                  {label}
                </Group>
              ) : (
                <>
                  <span>{option.label}</span>
                  {checked ? <CheckIcon style={{ width: '0.8em', minWidth: '0.8em', opacity: 0.4 }} /> : null}
                </>
              ),
          }
        : {})}
    />
  );
}
