import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './filter-builder.module.css';
import type { FilterRelation } from './filter-fields.ts';

/**
 * Chooses a kind of child records to filter by, such as the contacts of a clinic. Any word of its name finds
 * it.
 */
export function FilterParts({
  parts,
  onAdd,
}: {
  parts: readonly FilterRelation[];
  onAdd: (relationship: string) => void;
}) {
  const [sought, seek] = useState('');
  const list = useCombobox({
    onDropdownOpen: () => list.focusSearchInput(),
    onDropdownClose: () => {
      list.resetSelectedOption();
      seek('');
    },
  });
  const words = sought.trim().toLowerCase();
  const found = parts.filter(({ label }) => label.toLowerCase().includes(words));
  return (
    <Combobox
      store={list}
      width={320}
      position="bottom-start"
      onOptionSubmit={(relationship) => {
        list.closeDropdown();
        onAdd(relationship);
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} />}
          aria-haspopup="listbox"
          aria-expanded={list.dropdownOpened}
          onClick={() => list.toggleDropdown()}
        >
          Has any…
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-label="Linked records"
          placeholder="Search"
          value={sought}
          onChange={(event) => {
            seek(event.currentTarget.value);
            list.selectFirstOption();
          }}
        />
        <Combobox.Options className={classes.menu ?? ''} aria-label="Linked records">
          {found.map(({ name, label }) => (
            <Combobox.Option key={name} value={name}>
              {label}
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>None</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
