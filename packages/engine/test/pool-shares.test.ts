import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Owner } from '../src/run/pool-contract.ts';
import { type Release, type Shares, sharesOf, Usage } from '../src/run/pool-shares.ts';
import { Slot } from '../src/run/pool-slot.ts';
import { propertyRuns } from './property-runs.ts';

// The pool has so few connections that owners compete for them.
const connections = 4;
const slots = Array.from({ length: connections }, () => new Slot({}, () => {}));
const others = Array.from({ length: 2 }, () => new Slot({}, () => {}));
const shares: Shares = sharesOf(connections);

interface Taken {
  readonly slot: Slot;
  readonly owner: Owner;
  readonly give: Release;
}

/** The rule of the pool, computed more simply from all running requests. */
function mayByWalk(taken: readonly Taken[], slot: Slot, owner: Owner): boolean {
  const ofTenant = taken.filter((one) => slots.includes(one.slot) && one.owner.tenant === owner.tenant);
  const ofUser = ofTenant.filter((one) => one.owner.user === owner.user);
  const isInShare = (theirs: readonly Taken[], most: number) => {
    const held = new Set(theirs.map((one) => one.slot));
    return held.has(slot) || held.size < most;
  };
  return isInShare(ofTenant, shares.tenant) && isInShare(ofUser, shares.user);
}

// The same name in two tenants is two users.
const owners: readonly Owner[] = ['a', 'b'].flatMap((tenant) => ['x', 'y'].map((user) => ({ tenant, user })));
const step = fc.oneof(
  fc.record({
    is: fc.constant('take' as const),
    owner: fc.constantFrom(...owners),
    slot: fc.constantFrom(...slots, ...others),
  }),
  fc.record({ is: fc.constant('give' as const), which: fc.nat(), times: fc.integer({ min: 1, max: 2 }) }),
);

test('an owner may use exactly the connections that a count over all running requests allows', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const usage = new Usage(slots, shares);
      let taken: Taken[] = [];
      const check = () => {
        for (const owner of owners) {
          const allowance = usage.allowance(owner);
          const allowed = slots.map((slot) => allowance.may(slot));
          expect(allowed).toEqual(slots.map((slot) => mayByWalk(taken, slot, owner)));
          expect(allowance.isLimited).toBe(allowed.includes(false));
        }
      };
      for (const one of steps) {
        if (one.is === 'take') {
          taken.push({ ...one, give: usage.take(one.slot, one.owner) });
        } else {
          const given = taken[one.which % Math.max(1, taken.length)];
          // Releasing twice must be the same as releasing once.
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

test('requests without an owner, and all requests while shares are off, are not counted', () => {
  const usage = new Usage(slots, shares);
  for (const slot of slots) usage.take(slot, undefined);
  expect(usage.owners).toBe(0);
  const unfair = new Usage(slots, undefined);
  for (const slot of slots) unfair.take(slot, { tenant: 'a', user: 'x' });
  expect(unfair.owners).toBe(0);
  expect(slots.every((slot) => unfair.allowance({ tenant: 'a', user: 'x' }).may(slot))).toBe(true);
});
