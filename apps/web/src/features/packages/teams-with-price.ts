interface Price {
  readonly team_id: number;
  readonly team_size: number;
  readonly team: { readonly name: string } | null;
}
export interface Team {
  readonly id: number;
  readonly name: string;
  readonly team_size: number;
}

/** The teams for which a package has a price, by size, for users who may not read the teams themselves. */
export function teamsWithPrice(packages: readonly { readonly teampackages: readonly Price[] }[]): Team[] {
  const teams = new Map<number, Team>();
  for (const { team_id, team_size, team } of packages.flatMap(({ teampackages }) => teampackages))
    teams.set(team_id, { id: team_id, name: team?.name ?? '', team_size });
  return [...teams.values()].sort((a, b) => a.team_size - b.team_size || a.id - b.id);
}
