import { type MessageCode, messages, refusedFields } from '@operatory/domain';
import { labelOf } from '@operatory/resource';
import { CombinedError } from 'urql';
import { codeOf, sentenceOf, specified } from '#data/errors.ts';
import type { FormField } from './list-definition.ts';

/** Why a record was not written, in words for who filled it in. */
export interface WriteProblem {
  /** The form's field that it is about; null: none in particular. */
  readonly field: string | null;
  readonly sentence: string;
}

/**
 * Reads it from what the server says: of a command's refusal the field that it is about; of a value that is there already its
 * field, `duplicate` being the list's own sentence for names; what the database holds to be no such value is filled in
 * wrongly; the rest has no words but "not saved".
 */
export function writeProblem(
  error: unknown,
  fields: readonly FormField[],
  duplicate: string = messages.name_exists,
): WriteProblem {
  const said = error instanceof CombinedError ? (error.graphQLErrors[0]?.message ?? '') : '';
  if (codeOf(error) === 'refused') return { field: refusedField(error, fields), sentence: said };
  if (specified.has(said)) return { field: null, sentence: said };
  switch (codeOf(error)) {
    case 'constraint-violation': {
      if (said.startsWith('Not-NULL')) return { field: null, sentence: messages.enter_all_required };
      if (said.startsWith('Exclusion')) return { field: null, sentence: messages.overlaps };
      if (!said.startsWith('Uniqueness')) return { field: null, sentence: messages.fill_valid_details };
      const field = uniqueField(said, fields);
      if (!field) return { field: null, sentence: messages.not_saved };
      if (field.name === 'name') return { field: 'name', sentence: duplicate };
      return { field: field.name, sentence: `${labelOf(field.name, field.field)} is already in use` };
    }
    case 'data-exception':
      return { field: null, sentence: messages.fill_valid_details };
    case 'permission-error':
      if (said.endsWith('would lie in itself')) return { field: null, sentence: messages.lies_in_itself };
      // A check of the table, of what was filled in; else a right's.
      return said.startsWith('Check constraint violation')
        ? { field: checkedField(said, fields), sentence: messages.fill_valid_details }
        : { field: null, sentence: messages.no_permission };
    default:
      return { field: null, sentence: sentenceOf(error, messages.not_saved) };
  }
}

/** The field whose argument was refused (`$.args.email`, `$.args.set.name`), else the one that the refusal is about. */
function refusedField(error: unknown, fields: readonly Pick<FormField, 'name'>[]): string | null {
  const { path, refusal } = ((error as CombinedError).graphQLErrors[0]?.extensions ?? {}) as {
    readonly path?: string;
    readonly refusal?: MessageCode;
  };
  const argument = /^\$\.args\.(?:set\.|object\.)?(\w+)/.exec(path ?? '')?.[1] ?? '';
  const about = [argument, ...((refusal && refusedFields[refusal]) ?? [])];
  return about.find((name) => fields.some((field) => field.name === name)) ?? null;
}

/** The field that a check is named for: `clinics_name_check`. */
function checkedField(said: string, fields: readonly FormField[]): string | null {
  const check = /check constraint "(\w+)_check"/.exec(said)?.[1] ?? '';
  const named = fields.map(({ name }) => name).filter((name) => check.endsWith(`_${name}`));
  // `display_name` and not `name`.
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** The field that a unique index is named for: `clinic_rooms_name_unique`, `ip_settings_address_unique` of `ip_address`. */
function uniqueField(said: string, fields: readonly FormField[]): FormField | undefined {
  const index = /unique constraint "(\w+)"/.exec(said)?.[1] ?? '';
  const words = index.replace(/_(unique|key)$/, '');
  return (
    fields.find(({ name }) => words.endsWith(`_${name}`)) ??
    fields.find(({ name }) => words.endsWith(`_${name.split('_').at(-1)}`))
  );
}
