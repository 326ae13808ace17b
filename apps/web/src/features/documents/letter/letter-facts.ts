import type { LetterFacts } from '@operatory/domain/documents/letter-text';
import { date, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';

/** The recipient of a letter. Details that the writer may not read are absent. */
export interface Addressee {
  readonly id: string;
  readonly display_name: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email?: string | null;
  readonly service_type?: string | null;
  readonly joining_date?: string | null;
  readonly client_employee_type?: { readonly name: string } | null;
  readonly j_users_clinics: readonly { readonly clinic: { readonly name: string } | null }[];
}
export const addresseeColumns = ['first_name', 'last_name', 'email', 'service_type', 'joining_date'] as const;

export interface Letter {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly preformatted_letter_category_id: string | null;
}

/**
 * The query for the recipient, with the columns that the writer may read, and for the active letter
 * templates.
 */
export const letterTo = (columns: readonly string[]) =>
  graphql<{ users_by_pk: Addressee | null; preformatted_letters: readonly Letter[] }, { id: string }>(`
  query letterTo($id: uuid!) {
    users_by_pk(id: $id) {
      id display_name ${columns.join(' ')} ${columns.includes('email') ? 'client_employee_type { name }' : ''}
      j_users_clinics(order_by: [{ created_at: asc }]) { clinic { name } }
    }
    preformatted_letters(where: { status: { _eq: ACTIVE } }, order_by: [{ name: asc }, { id: asc }]) {
      id name body preformatted_letter_category_id
    }
  }
`);

const day = date();
const dayText = (value: string | null | undefined): string | null => (value ? toText(day, value) : null);

export function factsOf(person: Addressee, practice: string, today: string): LetterFacts {
  return {
    first_name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    full_name: person.display_name,
    position: person.client_employee_type?.name ?? person.service_type ?? null,
    clinic_name: person.j_users_clinics.flatMap(({ clinic }) => clinic?.name ?? []).join(', ') || null,
    practice_name: practice,
    start_date: dayText(person.joining_date),
    email: person.email ?? null,
    today: dayText(today),
  };
}
