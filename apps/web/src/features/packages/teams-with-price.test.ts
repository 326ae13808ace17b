import { expect, test } from 'vitest';
import { teamsWithPrice } from './teams-with-price.ts';

const price = (team_id: number, team_size: number, name: string) => ({ team_id, team_size, team: { name } });

test('each team with a price in any package is listed once, from the smallest to the largest', () => {
  const packages = [
    { teampackages: [price(3, 60, 'Large'), price(1, 10, 'Small')] },
    { teampackages: [price(1, 10, 'Small'), price(2, 25, 'Medium')] },
    { teampackages: [] },
  ];
  expect(teamsWithPrice(packages)).toEqual([
    { id: 1, name: 'Small', team_size: 10 },
    { id: 2, name: 'Medium', team_size: 25 },
    { id: 3, name: 'Large', team_size: 60 },
  ]);
});
