import { ActionIcon } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import { useState } from 'react';
import { refuse } from '#data/refusals.ts';
import classes from './scan.module.css';
import { switchLight } from './torch.ts';

export function LightButton({ track }: { track: MediaStreamTrack }) {
  const [on, setOn] = useState(false);
  async function press() {
    try {
      await switchLight(track, !on);
      setOn(!on);
    } catch {
      refuse(specifiedMessages.something_went_wrong);
    }
  }
  return (
    <ActionIcon
      className={classes.light}
      variant="default"
      size={44}
      radius="xl"
      aria-label="Light"
      aria-pressed={on}
      onClick={() => void press()}
    >
      {on ? <IconBulb size={22} /> : <IconBulbOff size={22} />}
    </ActionIcon>
  );
}
