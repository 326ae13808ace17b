import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { ReferenceField } from '@operatory/resource';
import { useState } from 'react';
import { useOptions } from '#kit/pick/use-options.ts';

/** Picks several rows of another table by name; searched on the server, 50 at a time. */
export function ManyInput({ field, ...props }: { field: ReferenceField } & Omit<MultiSelectProps, 'data'>) {
  const [text, setText] = useState('');
  const options = useOptions(field, text, props.value ?? []);
  return (
    <MultiSelect
      searchable
      // The search is still running: the first entry may not be the one that is meant.
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
