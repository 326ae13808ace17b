import { qualificationTypes } from '@operatory/domain';
import { date, toText } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { Matrix } from '#kit/assignments/matrix-cells.ts';
import { MatrixPage } from '#kit/assignments/matrix-page.tsx';
import { useClinic } from '#session/clinic.ts';

const readMatrix = graphql(`
  query credentialMatrix($clinic: uuid) {
    credential_matrix(clinic_id: $clinic) { user_id display_name cells { type state expires_on } }
  }
`);
const states = ['VALID', 'EXPIRING', 'UNVERIFIED', 'EXPIRED', 'MISSING'] as const;
const day = date();

/** Shows which people have which credentials, and which of those expire. */
export function CredentialMatrixScreen() {
  const { clinic } = useClinic();
  const { data, error, refetch } = useQueryData(readMatrix, { clinic: clinic?.id ?? null });
  const people = data?.credential_matrix;
  const matrix = useMemo(
    (): Matrix | undefined =>
      people && {
        things: qualificationTypes.map(({ value, label }) => ({ id: value, name: label })),
        people,
        cells: people.flatMap(({ user_id, cells }) =>
          cells.map(({ type, state, expires_on }) => ({
            user_id,
            thing_id: type,
            state,
            result: expires_on && toText(day, expires_on),
          })),
        ),
      },
    [people],
  );
  return (
    <MatrixPage
      title="Credentials"
      list={{ label: 'Users', to: '/dashboard/users/list' }}
      matrix={matrix}
      failed={error}
      states={states}
      file="CredentialMatrix.csv"
      nothing="People and their credentials appear here."
      personLinkOf={(id) => ({ to: `/dashboard/users/view/${id}`, search: { tab: 'credentials' } })}
      onRefresh={refetch}
    />
  );
}
