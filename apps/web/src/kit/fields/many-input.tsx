import { ActionIcon, MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { ReferenceField } from '@operatory/resource';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { PlainPickDialog } from '#kit/pick/plain-pick-dialog.tsx';
import { useOptions } from '#kit/pick/use-options.ts';

/**
 * Chooses several rows of another table by name. The server searches them, 50 at a time; in a form they can
 * also be chosen in a dialog.
 */
export function ManyInput({
  field,
  inForm = false,
  ...props
}: { field: ReferenceField; inForm?: boolean } & Omit<MultiSelectProps, 'data'>) {
  const [text, setText] = useState('');
  const [picking, setPicking] = useState(false);
  const options = useOptions(field, text, props.value ?? []);
  const { title, picker } = resourceOf(field.table);
  const chosen = (options ?? [])
    .filter(({ value }) => props.value?.includes(value))
    .map(({ value, label }) => ({ id: value, [title]: label }));
  return (
    <>
      <MultiSelect
        searchable
        // While a search is running, the first option may not be the intended one.
        selectFirstOptionOnChange={false}
        clearable={!field.required}
        searchValue={text}
        onSearchChange={setText}
        filter={({ options: all }) => all}
        {...(inForm && picker
          ? {
              // Keyboard users can search in the field itself, so the button is not a tab stop.
              leftSection: (
                <ActionIcon
                  tabIndex={-1}
                  aria-label="Choose in a dialog"
                  disabled={!options}
                  onClick={() => setPicking(true)}
                >
                  <IconListSearch size={16} />
                </ActionIcon>
              ),
              leftSectionPointerEvents: 'all',
            }
          : {})}
        data={[...(options ?? [])]}
        {...props}
      />
      {picking ? (
        <PlainPickDialog
          table={field.table}
          multiple
          chosen={chosen}
          {...(field.where ? { where: field.where } : {})}
          onClose={() => setPicking(false)}
          onSave={(rows) => {
            setPicking(false);
            props.onChange?.(rows.map(({ id }) => id));
          }}
        />
      ) : null}
    </>
  );
}
