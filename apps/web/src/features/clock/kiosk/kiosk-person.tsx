import { Button, Textarea } from '@mantine/core';
import type { PunchAction, RosterBreakType } from '@operatory/domain';
import { IconCamera, IconMessagePlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { clockTimesInWords } from '../clock-words.ts';
import classes from './kiosk.module.css';
import { KioskActions } from './kiosk-actions.tsx';
import type { KioskPerson as Person } from './kiosk-api.ts';
import { actionsOf } from './kiosk-words.ts';

const CameraTab = lazy(async () => ({ default: (await import('#files/camera-tab.tsx')).CameraTab }));

export interface PunchExtras {
  readonly message: string | null;
  readonly photo: File | null;
}

const states = { out: 'Not clocked in', in: 'Clocked in', on_break: 'On a break' } as const;

export function KioskPerson({
  person,
  busy,
  onAction,
  onCancel,
}: {
  person: Person;
  busy: boolean;
  onAction: (action: PunchAction, type: RosterBreakType | null, extras: PunchExtras) => void;
  onCancel: () => void;
}) {
  const [opened, setOpened] = useState<'message' | 'camera' | null>(null);
  const [message, setMessage] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const { shift } = person;
  return (
    <div className={classes.person}>
      <h2>{`Hello, ${person.display_name}`}</h2>
      <p>
        {[
          states[person.state],
          shift ? `shift ${clockTimesInWords(shift.start_time, shift.end_time)}` : 'no shift now',
        ].join(', ')}
      </p>
      <KioskActions
        actions={actionsOf(person.state)}
        disabled={busy}
        onAction={(action, type) => onAction(action, type, { message: message.trim() || null, photo })}
      />
      {opened === 'message' ? (
        <Textarea
          label="Message"
          className={classes.field ?? ''}
          size="md"
          autoFocus
          autosize
          minRows={2}
          maxLength={500}
          value={message}
          onChange={({ currentTarget: { value } }) => setMessage(value)}
        />
      ) : null}
      {opened === 'camera' ? (
        <Suspense>
          <CameraTab photo={photo} onPhoto={setPhoto} />
        </Suspense>
      ) : null}
      <div className={classes.extras}>
        <Button
          variant="subtle"
          leftSection={<IconMessagePlus size={18} />}
          aria-expanded={opened === 'message'}
          onClick={() => setOpened(opened === 'message' ? null : 'message')}
        >
          {message.trim() ? 'Message added' : 'Add a message'}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconCamera size={18} />}
          aria-expanded={opened === 'camera'}
          onClick={() => setOpened(opened === 'camera' ? null : 'camera')}
        >
          {photo ? 'Photo added' : 'Add a photo'}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
