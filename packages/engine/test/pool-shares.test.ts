import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Owner } from '../src/run/pool-contract.ts';
import { Lane } from '../src/run/pool-lane.ts';
import { type Give, type Shares, sharesOf, Usage } from '../src/run/pool-shares.ts';
import { propertyRuns } from './property-runs.ts';

// Few, so that owners meet on them.
const connections = 4;
const lanes = Array.from({ length: connections }, () => new Lane({}, () => {}));
const others = Array.from({ length: 2 }, () => new Lane({}, () => {}));
const shares: Shares = sharesOf(connections);

interface Taken {
  readonly lane: Lane;
  readonly owner: Owner;
  readonly give: Give;
}

/** The rule itself, by a walk over all that is under way. */
function mayByWalk(taken: readonly Taken[], lane: Lane, owner: Owner): boolean {
  const ofTenant = taken.filter((one) => lanes.includes(one.lane) && one.owner.tenant === owner.tenant);
  const ofUser = ofTenant.filter((one) => one.owner.user === owner.user);
  const isInShare = (theirs: readonly Taken[], most: number) => {
    const held = new Set(theirs.map((one) => one.lane));
    return held.has(lane) || held.size < most;
  };
  return isInShare(ofTenant, shares.tenant) && isInShare(ofUser, shares.user);
}

// The same user's name in two tenants is two users.
const owners: readonly Owner[] = ['a', 'b'].flatMap((tenant) => ['x', 'y'].map((user) => ({ tenant, user })));
const step = fc.oneof(
  fc.record({
    is: fc.constant('take' as const),
    owner: fc.constantFrom(...owners),
    lane: fc.constantFrom(...lanes, ...others),
  }),
  fc.record({ is: fc.constant('give' as const), which: fc.nat(), times: fc.integer({ min: 1, max: 2 }) }),
);

test('what is counted is what a walk over all that is under way finds, and in the end it is nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const usage = new Usage(lanes, shares);
      let taken: Taken[] = [];
      const check = () => {
        for (const owner of owners) {
          const allowance = usage.allowance(owner);
          const allowed = lanes.map((lane) => allowance.may(lane));
          expect(allowed).toEqual(lanes.map((lane) => mayByWalk(taken, lane, owner)));
          expect(allowance.isLimited).toBe(allowed.includes(false));
        }
      };
      for (const one of steps) {
        if (one.is === 'take') {
          taken.push({ ...one, give: usage.take(one.lane, one.owner) });
        } else {
          const given = taken[one.which % Math.max(1, taken.length)];
          // Giving back twice is giving back once.
          for (let n = 0; given && n < one.times; n++) given.give();
          taken = taken.filter((other) => other !== given);
        }
        check();
      }
      for (const { give } of taken) give();
      expect(usage.owners).toBe(0);
      taken = [];
      check();
    }),
    { ...propertyRuns, numRuns: propertyRuns.numRuns * 5 },
  );
});

test('counts nothing of those who are nobody, and nothing where shares are not fair', () => {
  const usage = new Usage(lanes, shares);
  for (const lane of lanes) usage.take(lane, undefined);
  expect(usage.owners).toBe(0);
  const unfair = new Usage(lanes, undefined);
  for (const lane of lanes) unfair.take(lane, { tenant: 'a', user: 'x' });
  expect(unfair.owners).toBe(0);
  expect(lanes.every((lane) => unfair.allowance({ tenant: 'a', user: 'x' }).may(lane))).toBe(true);
});
