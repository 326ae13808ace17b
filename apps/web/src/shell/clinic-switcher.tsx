import { Button, Menu } from '@mantine/core';
import { IconCheck, IconMapPin, IconSelector } from '@tabler/icons-react';
import { chooseClinic, useClinic } from '#session/clinic.ts';
import classes from './shell.module.css';

/** Chooses the clinic that screens show. With a single clinic it is just a text. */
export function ClinicSwitcher() {
  const { clinic, clinics } = useClinic();
  if (clinics.length === 0) return null;
  if (clinics.length === 1) {
    return (
      <div className={classes.clinic}>
        <IconMapPin size={16} color="var(--op-accent)" aria-hidden />
        <span>{clinics[0]?.name}</span>
      </div>
    );
  }
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          maw="100%"
          leftSection={<IconMapPin size={16} color="var(--op-accent)" />}
          rightSection={<IconSelector size={14} color="var(--op-muted)" />}
          aria-label={`Clinic: ${clinic?.name ?? 'All clinics'}`}
        >
          {clinic?.name ?? 'All clinics'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item rightSection={clinic ? null : <IconCheck size={14} />} onClick={() => chooseClinic(null)}>
          All clinics
        </Menu.Item>
        <Menu.Divider />
        {clinics.map((candidate) => (
          <Menu.Item
            key={candidate.id}
            rightSection={candidate.id === clinic?.id ? <IconCheck size={14} /> : null}
            onClick={() => chooseClinic(candidate.id)}
          >
            {candidate.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
