import { Button, Code, Group, Stack } from '@mantine/core';
import { leaveRejectionReasons, type NoteEntry } from '@operatory/domain';
import { useState } from 'react';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { type ConfirmWords, confirmDialog } from './confirm-dialog.tsx';
import { Failed, NothingYet } from './empty-state.tsx';
import { leaveOverlap } from './leave-overlap.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { NotesHistoryDialog } from './notes-history-dialog.tsx';
import { leaveRejection, UpdateStatusDialog } from './update-status-dialog.tsx';

/** A confirmation, and whether the user confirmed it. */
function Asked({ label, words }: { label: string; words: ConfirmWords }) {
  const [answer, setAnswer] = useState<boolean>();
  return (
    <Stack align="flex-start">
      <Button
        onClick={() => {
          setAnswer(undefined);
          void confirmDialog(words).then(setAnswer);
        }}
      >
        {label}
      </Button>
      {answer === undefined ? null : (
        <Code component="output" aria-label="Closed with">
          {answer ? 'yes' : 'no'}
        </Code>
      )}
    </Stack>
  );
}

/** A panel with a button, and how often that was pressed. */
function Pressed({ draw }: { draw: (press: () => void) => React.ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      {draw(() => setTimes(times + 1))}
      <Code component="output" aria-label="Pressed">
        {times}
      </Code>
    </>
  );
}

const history: readonly NoteEntry[] = [
  { id: '1', heading: 'Message', text: 'Autoclave serviced', change: 'Created', at: '2026-11-20T22:30:00Z' },
  { id: '2', heading: 'Notes', text: 'Door seal replaced', change: 'Edited', at: '2026-11-21T22:30:00Z' },
  { id: '3', heading: 'Description', text: 'In use again', change: 'Updated', at: '2026-11-22T01:15:00Z' },
];

export const stories = [
  story('Notes', () => (
    <Group align="flex-start">
      <Opener label="With notes">
        {(end) => <NotesDialog notes={'Ring before noon.\nAsk for Mia.'} onClose={() => end('no')} />}
      </Opener>
      <Opener label="Without notes">{(end) => <NotesDialog notes={null} onClose={() => end('no')} />}</Opener>
    </Group>
  )),
  story('Notes history', () => (
    <Opener>{(end) => <NotesHistoryDialog notes={history} onClose={() => end('no')} />}</Opener>
  )),
  story('Update status', () => (
    <Group align="flex-start">
      <Opener label="With a message">
        {(end) => (
          <UpdateStatusDialog
            message="cancel this order"
            isMessageRequired
            onClose={() => end('no')}
            onSave={(message) => end('yes', message)}
          />
        )}
      </Opener>
      <Opener label="Without a message">
        {(end) => (
          <UpdateStatusDialog
            message="approve this leave"
            onClose={() => end('no')}
            onSave={(message) => end('yes', message)}
          />
        )}
      </Opener>
    </Group>
  )),
  story('Update status (leave rejection)', () => (
    <Opener>
      {(end) => (
        <UpdateStatusDialog
          message="reject the leave request"
          question={leaveRejection}
          reasons={leaveRejectionReasons}
          isMessageRequired
          confirm="Reject"
          danger
          onClose={() => end('no')}
          onSave={(message) => end('yes', message)}
        />
      )}
    </Opener>
  )),
  story('Delete', () => (
    <Asked
      label="Open"
      words={{
        title: 'Delete contact',
        text: '“Acme Dental” will be deleted. This cannot be undone.',
        confirm: 'Delete',
        danger: true,
      }}
    />
  )),
  story('Delete with a typed hint', () => (
    <Asked
      label="Open"
      words={{
        title: 'Delete 12 contacts',
        text: 'They will be deleted. This cannot be undone.',
        confirm: 'Delete',
        danger: true,
        hint: 'DELETE',
      }}
    />
  )),
  story('Leave overlap', () => <Asked label="Open" words={leaveOverlap} />),
  story('No Data Found', () => <Pressed draw={(press) => <NothingYet onAdd={press} />} />),
  story('Error panel', () => <Pressed draw={(press) => <Failed onRefresh={press} />} />),
];
