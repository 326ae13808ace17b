import { graphql } from '#data/graphql.ts';
import { personFields } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';

export const personById = graphql<{ users_by_pk: PersonRow | null }, { id: string }>(`
  query person_by_id($id: uuid!) { users_by_pk(id: $id) { ${personFields} } }
`);
