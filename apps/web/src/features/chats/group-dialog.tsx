import { Button, Stack, Text, TextInput } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconUsersPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { createIdempotencyKeys } from '#data/idempotency-keys.ts';
import { isLost } from '#data/queued-writes.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { PictureInput } from '#kit/fields/picture-input.tsx';
import { GroupChatUsersDialog } from '#kit/form/pick-dialogs.tsx';
import { selectMessageOf } from '#kit/pick/picker-of.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { addressOf, groupKey } from './chat-key.ts';
import classes from './chats.module.css';
import { createGroup, updateGroup } from './documents.ts';
import type { Group } from './group-room.tsx';
import { useRunsAll } from './may-manage.ts';

interface Picked {
  readonly id: string;
  readonly display_name?: string | null;
}
const nameLength = 30;

export function GroupDialog({ group, onClose }: { group?: Group; onClose: () => void }) {
  const me = useMe().user.id;
  const { clinic, active } = useClinic();
  const runsAll = useRunsAll();
  const navigate = useNavigate();
  const [name, setName] = useState(group?.name ?? '');
  const [clinicId, setClinicId] = useState<string | null>(
    clinic?.id ?? (runsAll ? null : (active[0]?.id ?? null)),
  );
  const [image, setImage] = useState<FileReference | null>(group?.image ?? null);
  const [people, setPeople] = useState<readonly Picked[]>([]);
  const [picking, setPicking] = useState(false);
  const [tried, setTried] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const [create, creating] = useCommand(createGroup, { success: 'Group added' });
  const [update, updating] = useCommand(updateGroup, { success: 'Group updated' });
  const nameProblem = name.trim() === '' ? 'Enter a name' : null;
  const peopleProblem = !group && people.length === 0 ? selectMessageOf('users') : null;
  const clinicProblem = !group && !runsAll && clinicId === null ? specifiedMessages.clinic_needed : null;

  async function save() {
    setTried(true);
    if (nameProblem || peopleProblem || clinicProblem) return;
    if (group) {
      const answer = await update({ id: group.id, set: { name: name.trim(), image } });
      if (answer.ok) onClose();
      return;
    }
    const wanted = {
      name: name.trim(),
      clinic_id: clinicId,
      image: image ? { file_id: image.file_id } : null,
      user_ids: people.map(({ id }) => id),
    };
    const idempotency_key = keys.of(wanted);
    const answer = await create({ ...wanted, idempotency_key });
    if (answer.ok || !isLost(answer.error)) keys.answered(idempotency_key);
    const id = answer.ok ? answer.data.create_chat_group?.id : undefined;
    if (!id) return;
    onClose();
    void navigate({ to: addressOf(groupKey(id)) });
  }

  return (
    <Dialog title={group ? 'Edit group' : 'New group'} onClose={onClose} locked={creating || updating}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            maxLength={nameLength}
            value={name}
            error={tried ? nameProblem : null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {group ? null : (
            <ClinicInput
              label="Clinic"
              clearable={runsAll}
              withAsterisk={!runsAll}
              {...(runsAll ? { placeholder: 'Whole organisation' } : {})}
              value={clinicId}
              error={tried ? clinicProblem : null}
              onChange={setClinicId}
            />
          )}
          <PictureInput label="Picture" directory="chats" value={image} onChange={setImage} />
          {group ? null : (
            <div>
              <Button
                variant="default"
                leftSection={<IconUsersPlus size={16} />}
                onClick={() => setPicking(true)}
              >
                {people.length === 0 ? 'Add members' : 'Change members'}
              </Button>
              {people.length > 0 ? (
                <ul className={classes.picked} aria-label="Members">
                  {people.map(({ id, display_name }) => (
                    <li key={id}>{display_name}</li>
                  ))}
                </ul>
              ) : null}
              {tried && peopleProblem ? (
                <Text size="xs" c="var(--op-red-ink)" mt={4} role="alert">
                  {peopleProblem}
                </Text>
              ) : null}
            </div>
          )}
          <DialogFoot saving={creating || updating} onCancel={onClose} />
        </Stack>
      </form>
      {picking ? (
        <GroupChatUsersDialog<Picked>
          members={[me]}
          chosen={people}
          onClose={() => setPicking(false)}
          onSave={(rows) => {
            setPeople(rows);
            setPicking(false);
          }}
        />
      ) : null}
    </Dialog>
  );
}
