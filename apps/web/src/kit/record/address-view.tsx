import { Button, Group } from '@mantine/core';
import { type Address, states } from '@operatory/domain';
import { phoneText } from '@operatory/resource';
import classes from '#kit/cells/facts.module.css';
import { Dialog } from '#ui/dialog.tsx';

export function AddressView({ address }: { address: Address | null }) {
  const state = states.find(({ value }) => value === address?.state)?.label ?? address?.state;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Address Line 1', address?.line_1],
    ['Address Line 2', address?.line_2],
    ['phone', address?.phone && phoneText(address.phone)],
    ['City', address?.city],
    ['State', state],
    ['Postal code', address?.pincode],
    ['Suburb', [address?.suburb, address?.country].filter(Boolean).join(', ')],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  return (
    <Dialog title="Address" onClose={onClose}>
      <AddressView address={address} />
      <Group justify="flex-end" mt={16}>
        <Button data-autofocus variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
