import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { ReferenceField } from '@operatory/resource';
import { useState } from 'react';
import { useOptions } from '#kit/pick/use-options.ts';

/** Chooses several rows of another table by name; searched on the server, 50 at a time. */
export function ManyInput({ field, ...props }: { field: ReferenceField } & Omit<MultiSelectProps, 'data'>) {
  const [text, setText] = useState('');
  const options = useOptions(field, text, props.value ?? []);
  return (
    <MultiSelect
      searchable
      // While the search is running, the first option may not be the intended one.
      selectFirstOptionOnChange={false}
      clearable={!field.required}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options: all }) => all}
      data={[...(options ?? [])]}
      {...props}
    />
  );
}
