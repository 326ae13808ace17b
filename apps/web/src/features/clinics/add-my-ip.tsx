import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type Role, roleOf } from '@operatory/domain';
import { nameText, validate } from '@operatory/resource';
import { IconMapPin } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';

const command = graphql(
  'mutation addMyIp($name: String!, $clinic: uuid) { add_my_ip(name: $name, clinic_id: $clinic) { id ip_address } }',
);

export function AddMyIp() {
  const [opened, setOpened] = useState(false);
  if (!useCan()('IP Settings', 'ADD')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMapPin size={16} />} onClick={() => setOpened(true)}>
        Add my current IP
      </Button>
      {opened ? <AddDialog onClose={() => setOpened(false)} /> : null}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { clinic, active } = useClinic();
  // Only admins of the whole client may allow an address for all its clinics.
  const everywhere = roleOf(useMe().role as Role).actsAs === 'client_admin';
  const [name, setName] = useState('');
  const [clinicId, setClinicId] = useState<string | null>(
    clinic?.id ?? (everywhere ? null : (active[0]?.id ?? null)),
  );
  const [tried, setTried] = useState(false);
  const problem = validate('name', nameText(), name);
  const [add, adding] = useCommand(command, {
    success: ({ add_my_ip }) => `${add_my_ip?.ip_address ?? 'Your address'} is now allowed`,
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem || adding) return;
    if ((await add({ name, clinic: clinicId })).ok) onClose();
  }
  return (
    <Dialog title="Add my current IP" onClose={onClose} locked={adding}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Text size="sm">This adds your current IP address to the allowed addresses.</Text>
          <TextInput
            label="Name"
            description="For example, Front desk"
            withAsterisk
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={tried ? problem : null}
          />
          <ClinicInput
            label="Clinic"
            {...(everywhere
              ? { description: 'Leave empty for the whole organisation', clearable: true }
              : {})}
            value={clinicId}
            onChange={setClinicId}
          />
          <DialogFoot saving={adding} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
