import { Alert, Text } from '@mantine/core';
import { type BandFault, bandFaults } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { faultText } from './fault-text.ts';

const liveGrades = graphql(`
  subscription activeGrades {
    client_training_grades(where: { status: { _eq: ACTIVE } }, limit: 500) { id start_percentage end_percentage }
  }
`);

/** Warns if the active grades leave some results without a grade, or with more than one. */
function GradeFaults() {
  const { data } = useLive(liveGrades, {});
  const faults: readonly BandFault[] = bandFaults(
    (data?.client_training_grades ?? []).map(({ id, start_percentage, end_percentage }) => ({
      id,
      start_percentage: String(start_percentage),
      end_percentage: String(end_percentage),
    })),
  );
  if (faults.length === 0) return null;
  return (
    <Alert color="orange" title="The grades don’t cover every result once" mb={16}>
      {faults.map((fault) => (
        <Text key={`${fault.kind} ${fault.from}`} size="sm">
          {faultText(fault)}
        </Text>
      ))}
    </Alert>
  );
}

export const gradeList = (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
  ...list,
  above: () => <GradeFaults />,
});
