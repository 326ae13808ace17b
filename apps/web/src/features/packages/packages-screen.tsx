import { Skeleton, Text } from '@mantine/core';
import { pricedTeams } from '@operatory/domain';
import { useState } from 'react';
import type { ResultOf } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { useWideFrame } from '#ui/wide-frame.ts';
import { ModuleRows } from './module-rows.tsx';
import { livePackages, liveTeams, type Team } from './package-data.ts';
import { PackageHead } from './package-head.tsx';
import classes from './packages.module.css';
import { PriceCell } from './price-cell.tsx';

export type PackageRow = ResultOf<typeof livePackages>['packages'][number];

/**
 * The packages side by side, with their price for each team size and their modules; both are edited in place.
 */
export function PackagesScreen() {
  const packages = useLive(livePackages, {});
  const seesTeams = useCan()('teams');
  const teams = useLive(liveTeams, {}, { pause: !seesTeams });
  const refetch = () => {
    packages.refetch();
    if (seesTeams) teams.refetch();
  };
  const sold = packages.data?.packages;
  const sizes = seesTeams ? teams.data?.teams : sold && teamsSold(sold);
  return (
    <Page
      title="Packages"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Packages' }, { label: 'Listing' }]}
    >
      {sold && sizes ? (
        sold.length === 0 ? (
          <NothingYet />
        ) : (
          <Loaded packages={sold} teams={sizes} />
        )
      ) : packages.error || teams.error ? (
        <Failed onRefresh={refetch} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

/** For users who may not read the teams themselves. */
const teamsSold = (packages: readonly PackageRow[]): Team[] =>
  pricedTeams(packages.flatMap(({ teampackages }) => teampackages)).map(({ team_id, team_size, team }) => ({
    id: team_id,
    team_size,
    name: team?.name ?? '',
  }));

function Loaded({ packages, teams }: { packages: readonly PackageRow[]; teams: readonly Team[] }) {
  const frame = useWideFrame('Packages');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <>
      <Text size="sm" c="var(--op-muted)" mb={12}>
        Prices are in AUD per month and include GST. A change of a price applies to new purchases and
        renewals. A change of modules applies at once to every client with the package.
      </Text>
      <div {...frame} className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {packages.map((each) => (
                <th key={each.id} scope="col">
                  <PackageHead row={each} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={classes.section}>
              <th scope="colgroup" colSpan={packages.length + 1}>
                Price per month
              </th>
            </tr>
            {teams.map((team) => (
              <tr key={team.id}>
                <th scope="row">{team.name}</th>
                {packages.map((each) => (
                  <td key={each.id}>
                    <PriceCell row={each} team={team} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <ModuleRows packages={packages} opened={opened} onToggle={toggle} />
        </table>
      </div>
    </>
  );
}
