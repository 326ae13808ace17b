import { type Address, addressProblems } from '@operatory/domain';
import {
  cleanTexts,
  type Field,
  isGeoPoint,
  labelOf,
  normaliseText,
  type PointParts,
  pointFields,
  pointOf,
  pointParts,
  validate,
  validateAll,
} from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';
import type { FormField } from './list-definition.ts';
import { idsOf, keyOf } from './list-query.ts';

/** The value of an input in a form; text for most kinds of fields. */
export type FieldValue =
  | string
  | boolean
  | Address
  | PointParts
  | FileReference
  | readonly FileReference[]
  | readonly string[]
  | null;
export type FieldValues = Record<string, FieldValue>;

/** Converts a column's value to that of its input. */
export function inputValue(field: Field, value: unknown): FieldValue {
  if (field.kind === 'boolean') return value === true;
  if (field.kind === 'address' || field.kind === 'file' || field.kind === 'files')
    return (value as Address | null | undefined) ?? null;
  if (field.kind === 'point') return isGeoPoint(value) ? pointParts(value) : null;
  if (field.kind === 'list' || (field.kind === 'reference' && field.many)) return idsOf(value);
  if (field.kind === 'json')
    return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
  return String(value ?? '');
}

/** The value from an input's `onChange`, which gets either the value or an event. */
export const valueOfInput = (input: unknown): FieldValue =>
  typeof input === 'object' && input !== null && 'currentTarget' in input
    ? (input as { currentTarget: HTMLInputElement }).currentTarget.value
    : (input as FieldValue);

/** The problems of a form by field. Those of an address or a point are at `<field>.<part>`. */
export function problemsOf(fields: readonly FormField[], values: FieldValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, field } of fields) {
    const value = values[name];
    if (field.kind === 'address' || field.kind === 'point') {
      // An address or point that is required but empty has a problem at each of its required parts.
      if (!value && !field.required) continue;
      const wrong =
        field.kind === 'address'
          ? addressProblems((value ?? {}) as Address)
          : validateAll(pointFields, Object.keys(pointFields), { ...(value as PointParts | null) });
      for (const [part, problem] of Object.entries(wrong)) problems[`${name}.${part}`] = problem;
      continue;
    }
    if (field.kind === 'json' && typeof value === 'string' && value.trim() !== '' && !isJson(value)) {
      problems[name] = `${labelOf(name, field)} isn't valid JSON`;
      continue;
    }
    const problem = validate(name, field, value, values);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** Whether any of these problems is about a required field that is empty, and not about an invalid one. */
export const leavesRequiredEmpty = (
  fields: readonly FormField[],
  values: FieldValues,
  problems: Readonly<Record<string, unknown>>,
): boolean =>
  Object.keys(problems).some((path) => {
    const [name = '', part] = path.split('.');
    if (!fields.some((field) => field.name === name)) return false;
    const value: unknown = values[name];
    const asked = part === undefined ? value : (value as Readonly<Record<string, unknown>> | null)?.[part];
    return (
      asked === null ||
      asked === undefined ||
      (typeof asked === 'string' && asked.trim() === '') ||
      (Array.isArray(asked) && asked.length === 0)
    );
  });

/** The record to save. Texts are trimmed and null if empty; whole numbers and numeric ids are numbers. */
export const recordOf = (fields: readonly FormField[], values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, field }) => [name, storedValue(field, values[name] ?? null)]));

function storedValue(field: Field, value: FieldValue): unknown {
  if (field.kind === 'reference' && field.many) return idsOf(value).map((id) => keyOf(id).id);
  if (field.kind === 'point') return value && pointOf(value as PointParts);
  if (typeof value !== 'string') return cleanTexts(value);
  const text = normaliseText(value);
  if (text === '') return null;
  if (field.kind === 'json') return JSON.parse(value);
  if (field.kind === 'reference') return keyOf(text).id;
  return field.kind === 'number' && field.decimals === 0 ? Number(text) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
