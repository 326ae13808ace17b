interface TeamPrice {
  readonly team_id: number;
  readonly team_size: number;
}

/** @returns One of the prices of each team, from the smallest team to the largest. */
export function pricedTeams<Price extends TeamPrice>(prices: readonly Price[]): Price[] {
  const teams = new Map(prices.map((price) => [price.team_id, price]));
  return [...teams.values()].sort((a, b) => a.team_size - b.team_size || a.team_id - b.team_id);
}
