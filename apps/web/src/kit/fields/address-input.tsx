import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { type Address, addressFields, addressProblems } from '@operatory/domain';
import { isTypable } from '@operatory/resource';
import { useState } from 'react';
import { PartsFrame } from './parts-frame.tsx';

type Part = keyof typeof addressFields;
const parts: readonly Part[] = ['line_1', 'line_2', 'suburb', 'state', 'pincode', 'country'];

/**
 * The inputs of an address, which is null if all of them are empty. Each part shows its problem after it
 * had the focus.
 */
export function AddressInput({
  label,
  value,
  problems,
  onChange,
}: {
  label: string;
  value: Address | null;
  problems: Readonly<Record<string, string>>;
  onChange: (address: Address | null) => void;
}) {
  const [touched, setTouched] = useState<ReadonlySet<Part>>(new Set());
  const own = value ? addressProblems(value) : {};
  const touch = (part: Part) => setTouched(new Set(touched).add(part));
  function set(part: Part, text: string) {
    const next = Object.fromEntries(
      Object.entries({ ...value, [part]: text }).filter(([, kept]) => kept !== ''),
    ) as Address;
    onChange(Object.keys(next).length > 0 ? next : null);
  }
  return (
    <PartsFrame label={label}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
        {parts.map((part) => {
          const field = addressFields[part];
          const shared = {
            label: field.label,
            error: problems[part] ?? (touched.has(part) ? own[part] : undefined),
            onBlur: () => touch(part),
            autoComplete: completions[part],
          };
          if (field.kind === 'enum')
            return (
              <Select
                key={part}
                {...shared}
                data={field.options.map((option) => ({ value: option.value, label: option.label }))}
                value={value?.[part] ?? null}
                clearable
                onChange={(next) => set(part, next ?? '')}
              />
            );
          return (
            <TextInput
              key={part}
              {...shared}
              value={value?.[part] ?? ''}
              onChange={(event) => {
                const text = event.currentTarget.value;
                if (!('only' in field && field.only) || isTypable(field.only, text)) set(part, text);
              }}
            />
          );
        })}
      </SimpleGrid>
    </PartsFrame>
  );
}

const completions: Readonly<Record<Part, string>> = {
  line_1: 'address-line1',
  line_2: 'address-line2',
  suburb: 'address-level2',
  state: 'address-level1',
  pincode: 'postal-code',
  country: 'country-name',
};
