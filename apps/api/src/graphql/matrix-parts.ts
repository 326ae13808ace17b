import { messages } from '@operatory/domain';
import { z } from 'zod';
import { Refusal } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';

/** A column of a matrix. */
export interface MatrixThing {
  readonly id: string;
  readonly name: string;
}
/** A row of a matrix. */
export interface MatrixPerson {
  readonly user_id: string;
  readonly display_name: string;
}

/**
 * Adds the GraphQL types of a matrix's columns and rows, such as `document_matrix_document` and
 * `document_matrix_person`.
 */
export function addMatrixParts(builder: Builder, matrix: string, thing: string) {
  return {
    thing: builder.objectRef<MatrixThing>(`${matrix}_${thing}`).implement({
      fields: (t) => ({ id: t.expose('id', { type: 'uuid' }), name: t.exposeString('name') }),
    }),
    person: builder.objectRef<MatrixPerson>(`${matrix}_person`).implement({
      fields: (t) => ({
        user_id: t.expose('user_id', { type: 'uuid' }),
        display_name: t.exposeString('display_name'),
      }),
    }),
  };
}

/** @returns The id of the requested clinic; null for all. @throws Refusal if it is no id */
export function clinicOf(asked: unknown): string | null {
  const clinic = z.uuid().nullish().safeParse(asked);
  if (!clinic.success) throw new Refusal('invalid', messages.fill_valid_details);
  return clinic.data ?? null;
}

/** One row for each key, at the place of the first. */
export const unique = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
