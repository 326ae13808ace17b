import { TextInput } from '@mantine/core';
import { validate } from '@operatory/resource';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useCan } from '#session/permissions.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { dollars } from '#ui/dollars.ts';
import { addPrice, removePrice, setPrice, type Team } from './package-data.ts';
import classes from './packages.module.css';
import type { PackageRow } from './packages-screen.tsx';

const field = resourceOf('teampackages').fields?.price ?? { kind: 'money' };

/**
 * The price of a package for a team size. It is saved on leaving the field or with Enter; Escape restores the
 * saved one.
 */
export function PriceCell({ row, team }: { row: PackageRow; team: Team }) {
  const can = useCan();
  const stored = row.teampackages.find(({ team_id }) => team_id === team.id);
  const writes = can('packages', stored ? 'EDIT' : 'ADD');
  const [typed, setTyped] = useState<string | null>(null);
  const [change, changing] = useCommand(setPrice);
  const [add, adding] = useCommand(addPrice);
  const [remove, removing] = useCommand(removePrice);
  const saving = changing || adding || removing;
  const before = stored ? Number(stored.price).toFixed(2) : '';
  if (!writes)
    return (
      <span className="tabular">
        {stored ? dollars(stored.price) : <span className={classes.none}>–</span>}
      </span>
    );

  const value = typed ?? before;
  const problem =
    typed === null || typed.trim() === ''
      ? null
      : validate('price', field, typed.trim(), { price: typed.trim() });
  const name = `${row.name}, ${team.name}`;

  async function save() {
    const price = value.trim();
    if (typed === null || problem || saving) return;
    if (price === before) return setTyped(null);
    if (price === '') {
      setTyped(null);
      if (stored) await stop(stored.id);
      return;
    }
    const answer = stored
      ? await change({ id: stored.id, price })
      : await add({ object: { package_id: row.id, team_id: team.id, team_size: team.team_size, price } });
    if (!answer.ok) return;
    setTyped(null);
    toast.success(`${name}: ${dollars(price)} per month`);
  }
  async function stop(id: number) {
    if (!can('packages', 'DELETE')) return;
    const sure = await confirmDialog({
      title: 'Remove price',
      text: `Without a price, ${row.name} can’t be bought for “${team.name}”. Clients who have it keep it until they change their plan.`,
      confirm: 'Remove',
      danger: true,
    });
    if (sure) await remove({ id });
  }
  return (
    <TextInput
      size="xs"
      className={classes.price ?? ''}
      aria-label={`Price of ${name}`}
      inputMode="decimal"
      leftSection="$"
      leftSectionWidth={24}
      leftSectionPointerEvents="none"
      placeholder="Not sold"
      value={value}
      error={problem}
      readOnly={saving}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
