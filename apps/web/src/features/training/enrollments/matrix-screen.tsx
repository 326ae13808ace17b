import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { Matrix } from '#kit/assignments/matrix-cells.ts';
import { MatrixPage } from '#kit/assignments/matrix-page.tsx';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { useClinic } from '#session/clinic.ts';
import { paths } from '../paths.ts';
import { percentText } from '../training-words.ts';

const readMatrix = graphql(`
  query trainingMatrix($clinic: uuid) {
    training_matrix(clinic_id: $clinic) {
      courses { id name } people { user_id display_name } cells { user_id course_id state percentage }
    }
  }
`);
const states = ['DONE', 'OPEN', 'OVERDUE', 'FAILED', 'EXPIRED'] as const;

function TrainingMatrixScreen() {
  const { clinic } = useClinic();
  const { data, error, refetch } = useQueryData(readMatrix, { clinic: clinic?.id ?? null });
  const read = data?.training_matrix;
  const matrix = useMemo(
    (): Matrix | undefined =>
      read && {
        things: read.courses,
        people: read.people,
        cells: read.cells.map(({ course_id, percentage, ...cell }) => ({
          ...cell,
          thing_id: course_id,
          result: cell.state === 'DONE' && percentage !== null ? percentText(percentage) : null,
        })),
      },
    [read],
  );
  return (
    <MatrixPage
      title="Who has trained"
      list={{ label: 'Enrollments', to: paths.enrollments }}
      matrix={matrix}
      failed={error}
      states={states}
      file="TrainingMatrix.csv"
      nothing="Assigned courses appear here, with who has done them."
      linkOf={(id) => ({ to: paths.course(id), search: { tab: 'people' } })}
      onRefresh={refetch}
    />
  );
}

export function MatrixOrList({ children }: { children: ReactNode }) {
  const { view } = useSearch({ strict: false }) as ListSearch;
  return view === 'matrix' ? <TrainingMatrixScreen /> : children;
}
