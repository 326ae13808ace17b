import { type Address, addressProblems } from '@operatory/domain';
import { type Field, tidy, validate } from '@operatory/resource';
import type { FormField } from './list-definition.ts';
import type { FileReference } from './upload-picture.ts';

/** What an input of a form holds: text for most kinds. */
export type FieldValue = string | boolean | readonly string[] | Address | FileReference | null;
export type FieldValues = Record<string, FieldValue>;

/** A column's value as its input holds it. */
export function inputValue(field: Field, value: unknown): FieldValue {
  if (field.kind === 'boolean') return value === true;
  if (field.kind === 'address' || field.kind === 'file') return (value as Address | null | undefined) ?? null;
  if (field.kind === 'list') return Array.isArray(value) ? value.map(String) : [];
  return String(value ?? '');
}

/** The problems of a form by field; those of an address by `<field>.<part>`. */
export function problemsOf(fields: readonly FormField[], values: FieldValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, field } of fields) {
    const value = values[name];
    if (field.kind === 'address') {
      // An empty one that is wanted is wrong in each of its wanted parts.
      if (!value && !field.required) continue;
      for (const [part, problem] of Object.entries(addressProblems((value ?? {}) as Address)))
        problems[`${name}.${part}`] = problem;
      continue;
    }
    const problem = validate(name, field, value, values);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** The record to save: texts tidied, empty ones null. */
export const recordOf = (fields: readonly FormField[], values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name }) => {
      const value = values[name] ?? null;
      return [name, typeof value === 'string' ? tidy(value) || null : value];
    }),
  );
