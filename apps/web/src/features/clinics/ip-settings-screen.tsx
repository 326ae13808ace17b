import { moduleOf } from '@operatory/domain';
import { useMemo } from 'react';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { AddMyIp } from './add-my-ip.tsx';
import { AllowedAddressesSwitch } from './allowed-addresses-switch.tsx';

const module = moduleOf('IP Settings');

/**
 * The allowed IP addresses, with a button for the user's own and the switch that limits everybody's sign-in
 * to them.
 */
export function IpSettingsScreen() {
  const title = useMe().modules.find(({ name }) => name === module.name)?.title ?? module.title;
  const definition = useMemo(
    () => ({
      ...moduleList(resourceOf('ip_settings'), title),
      one: 'address',
      duplicate: 'This address is already in the list',
      emptyLine: 'PINs work from allowed addresses. Add the address of your front desk.',
      actions: () => <AddMyIp />,
      above: () => <AllowedAddressesSwitch />,
    }),
    [title],
  );
  return <ResourceList definition={definition} />;
}
