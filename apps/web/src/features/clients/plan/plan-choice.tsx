import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useQueryData } from '#data/hooks.ts';
import { dollars } from '#ui/dollars.ts';
import { readPackagesSold } from './plan-commands.ts';

/** A chosen package and team, with a coupon. The ids are null until they are chosen. */
export interface ChosenPlan {
  readonly package_id: number | null;
  readonly team_id: number | null;
  readonly coupon_code: string;
}

/** The fields to choose a package, a team that it is sold for, and a coupon. */
export function PlanChoice({
  value,
  problems = {},
  couponProblem = null,
  withCoupon = true,
  onChange,
}: {
  value: ChosenPlan;
  problems?: Readonly<Record<string, unknown>>;
  couponProblem?: string | null;
  withCoupon?: boolean;
  onChange: (value: ChosenPlan) => void;
}) {
  const { data } = useQueryData(readPackagesSold, {});
  const packages = data?.packages ?? [];
  const chosen = packages.find(({ id }) => id === value.package_id);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
      <Select
        label="Package"
        withAsterisk
        allowDeselect={false}
        data={packages.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value.package_id === null ? null : String(value.package_id)}
        error={problems.package_id as string | undefined}
        onChange={(id) => onChange({ ...value, package_id: Number(id) })}
      />
      <Select
        label="Team"
        withAsterisk
        allowDeselect={false}
        description="AUD per month, GST included"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={!chosen}
        data={(chosen?.teampackages ?? []).map(({ team_id, team, price }) => ({
          value: String(team_id),
          label: `${team?.name ?? 'A team'}, ${dollars(price)} /M`,
        }))}
        value={value.team_id === null ? null : String(value.team_id)}
        error={problems.team_id as string | undefined}
        onChange={(id) => onChange({ ...value, team_id: Number(id) })}
      />
      {withCoupon ? (
        <TextInput
          label="Coupon"
          placeholder="Code"
          autoComplete="off"
          value={value.coupon_code}
          error={couponProblem}
          onChange={(event) => onChange({ ...value, coupon_code: event.currentTarget.value })}
        />
      ) : null}
    </SimpleGrid>
  );
}
