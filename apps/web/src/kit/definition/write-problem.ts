import { type MessageCode, messages, refusedFields } from '@operatory/domain';
import { labelOf } from '@operatory/resource';
import { CombinedError } from 'urql';
import { codeOf, errorMessage, verbatimMessages } from '#data/errors.ts';
import type { FormField } from './list-definition.ts';

/** Why a record was not saved, for the user. */
export interface WriteProblem {
  /** The field that caused the problem; null if the problem is not about one field. */
  readonly field: string | null;
  readonly sentence: string;
}

/**
 * The problem that a server's error means, with the field that it is about if that is known. `duplicate` is
 * the list's message for a name that already exists.
 */
export function writeProblem(
  error: unknown,
  fields: readonly FormField[],
  duplicate: string = messages.name_exists,
): WriteProblem {
  const said = error instanceof CombinedError ? (error.graphQLErrors[0]?.message ?? '') : '';
  if (codeOf(error) === 'refused') return { field: refusedField(error, fields), sentence: said };
  if (verbatimMessages.has(said)) return { field: null, sentence: said };
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
      if (said.endsWith('"users_date_of_birth_check"'))
        return { field: 'date_of_birth', sentence: messages.birth_in_future };
      if (said.endsWith('would lie in itself')) return { field: null, sentence: messages.lies_in_itself };
      // A check constraint rejects the values; any other such error means that the user's rights do not allow
      // them.
      return said.startsWith('Check constraint violation')
        ? { field: checkedField(said, fields), sentence: messages.fill_valid_details }
        : { field: null, sentence: messages.no_permission };
    default:
      return { field: null, sentence: errorMessage(error, messages.not_saved) };
  }
}

/**
 * The field of the argument that was refused (`$.args.email`, `$.args.set.name`), or else one that the
 * refusal is about.
 */
function refusedField(error: unknown, fields: readonly Pick<FormField, 'name'>[]): string | null {
  const { path, refusal } = ((error as CombinedError).graphQLErrors[0]?.extensions ?? {}) as {
    readonly path?: string;
    readonly refusal?: MessageCode;
  };
  const argument = /^\$\.args\.(?:set\.|object\.)?(\w+)/.exec(path ?? '')?.[1] ?? '';
  const about = [argument, ...((refusal && refusedFields[refusal]) ?? [])];
  return about.find((name) => fields.some((field) => field.name === name)) ?? null;
}

/** The field in the name of a check constraint: `clinics_name_check`. */
function checkedField(said: string, fields: readonly FormField[]): string | null {
  const check = /check constraint "(\w+)_check"/.exec(said)?.[1] ?? '';
  const named = fields.map(({ name }) => name).filter((name) => check.endsWith(`_${name}`));
  // The longest column name that matches: `display_name` and not `name`.
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/**
 * The field in the name of a unique index: `clinic_rooms_name_unique`, or `ip_settings_address_unique` for
 * `ip_address`.
 */
function uniqueField(said: string, fields: readonly FormField[]): FormField | undefined {
  const index = /unique constraint "(\w+)"/.exec(said)?.[1] ?? '';
  const words = index.replace(/_(unique|key)$/, '');
  return (
    fields.find(({ name }) => words.endsWith(`_${name}`)) ??
    fields.find(({ name }) => words.endsWith(`_${name.split('_').at(-1)}`))
  );
}
