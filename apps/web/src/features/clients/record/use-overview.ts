import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';

const readOverview = graphql(`
  query clientOverview($id: uuid!) {
    client_overview(client_id: $id) {
      seats seats_taken last_sign_in_at storage_bytes
      users_by_role { role active invited blocked }
      clinics_by_state { state count }
    }
  }
`);

/** Reads counts of a client's records, because the platform's staff cannot see the records themselves. */
export const useOverview = (id: string) => useQueryData(readOverview, { id });
