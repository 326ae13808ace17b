import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { Matrix } from '#kit/assignments/matrix-cells.ts';
import { MatrixPage } from '#kit/assignments/matrix-page.tsx';
import { useClinic } from '#session/clinic.ts';
import { paths } from '../paths.ts';

const readMatrix = graphql(`
  query documentMatrix($clinic: uuid) {
    document_matrix(clinic_id: $clinic) {
      documents { id name } people { user_id display_name } cells { user_id document_id state }
    }
  }
`);
const states = ['DONE', 'OPEN', 'OVERDUE', 'EXPIRED', 'DECLINED'] as const;

export function MatrixScreen() {
  const { clinic } = useClinic();
  const { data, error, refetch } = useQueryData(readMatrix, { clinic: clinic?.id ?? null });
  const read = data?.document_matrix;
  const matrix = useMemo(
    (): Matrix | undefined =>
      read && {
        things: read.documents,
        people: read.people,
        cells: read.cells.map(({ document_id, ...cell }) => ({ ...cell, thing_id: document_id })),
      },
    [read],
  );
  return (
    <MatrixPage
      title="Who has signed"
      list={{ label: 'Documents', to: paths.list }}
      matrix={matrix}
      failed={error}
      states={states}
      file="DocumentMatrix.csv"
      nothing="Assigned documents appear here, with who has done them."
      linkOf={(id) => ({ to: paths.view(id), search: { tab: 'people' } })}
      onRefresh={refetch}
    />
  );
}
