import { Select, type SelectProps } from '@mantine/core';
import type { ReferenceField } from '@operatory/resource';
import { useState } from 'react';
import { useOptions } from './use-options.ts';

/** Picks a row of another table by name; searched on the server, 50 at a time. */
export function ReferenceInput({ field, ...props }: { field: ReferenceField } & Omit<SelectProps, 'data'>) {
  const [text, setText] = useState('');
  const options = useOptions(field, text, props.value ? [props.value] : []);
  // What is chosen stands in the field and is not searched for.
  const chosen = options.find(({ value }) => value === props.value)?.label;
  return (
    <Select
      searchable
      clearable={!field.required}
      onSearchChange={(next) => setText(next === chosen ? '' : next)}
      filter={({ options: all }) => all}
      data={[...options]}
      {...props}
    />
  );
}
