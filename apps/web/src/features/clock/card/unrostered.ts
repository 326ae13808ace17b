import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';

const clinicOfClock = graphql(`
  query clinicOfClock($id: uuid!) { clinics(where: { id: { _eq: $id } }) { id is_unrostered_clock_in_allowed } }
`);
const nowhere = '00000000-0000-0000-0000-000000000000';

export function useMayClockInUnrostered(clinicId: string | undefined): boolean {
  const { data } = useQueryData(
    clinicOfClock,
    { id: clinicId ?? nowhere },
    { pause: clinicId === undefined },
  );
  return clinicId !== undefined && data?.clinics[0]?.is_unrostered_clock_in_allowed === true;
}
