import { Checkbox, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { type Role, roleOf, specifiedMessages } from '@operatory/domain';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { copiedRowsAt, type Library } from './libraries.ts';

const takeOver = graphql(`
  mutation takeOver($table: String!, $ids: [uuid!]!, $clinic: uuid) {
    import_master(table: $table, ids: $ids, clinic_id: $clinic) { affected_rows }
  }
`);

/**
 * Copies rows of the platform, with their child records, for one clinic. Only admins of the whole client can
 * copy for all clinics.
 */
export default function LibraryDialog({ library, onClose }: { library: Library; onClose: () => void }) {
  const me = useMe();
  const { clinic: current, active } = useClinic();
  const isForAll = roleOf(me.role as Role).actsAs === 'client_admin';
  const [clinic, setClinic] = useState<string | null>(
    () =>
      active.find(({ id }) => id === current?.id)?.id ??
      (active.length === 1 && !isForAll ? (active[0]?.id ?? null) : null),
  );
  const isChosen = clinic !== null || isForAll;
  const { data, error, refetch } = useQueryData(library.masters, {});
  const own = useQueryData(library.taken, { where: copiedRowsAt(library, clinic) }, { pause: !isChosen });
  const taken = new Set(isChosen ? own.data?.rows.map(({ master }) => master) : []);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.filter((id) => !taken.has(id));
  const [isTried, setTried] = useState(false);
  const [take, taking] = useCommand(takeOver);
  const wanted = text.trim().toLowerCase();
  const shown = (data?.rows ?? []).filter(({ name, note }) =>
    [name, note].some((each) => each?.toLowerCase().includes(wanted)),
  );
  const countOf = (count: number) => (count === 1 ? `1 ${library.one}` : `${count} ${library.many}`);
  async function save() {
    setTried(true);
    if (chosen.length === 0 || !isChosen) return;
    const answer = await take({ table: library.master, ids: [...chosen], clinic });
    if (!answer.ok) return;
    toast.success(`${countOf(answer.data.import_master?.affected_rows ?? 0)} added`);
    onClose();
  }
  if (!data)
    return (
      <Dialog title="Add from Operatory’s library" onClose={onClose}>
        {error ? <Failed onRefresh={refetch} /> : <Skeleton height={240} />}
      </Dialog>
    );
  return (
    <Dialog title="Add from Operatory’s library" onClose={onClose} locked={taking}>
      <Stack gap={16}>
        <ClinicInput
          label="Clinic"
          withAsterisk={!isForAll}
          clearable={isForAll}
          {...(isForAll ? { description: 'If you leave this empty, it is for every clinic.' } : {})}
          value={clinic}
          onChange={setClinic}
          error={isTried && !isChosen ? specifiedMessages.clinic_needed : undefined}
        />
        <TextInput
          data-autofocus
          aria-label={`Search ${library.many}`}
          placeholder={`Search ${library.many}`}
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {shown.length === 0 ? (
          <Text size="sm" c="var(--op-muted)">
            {wanted === '' ? `There are no ${library.many} in the library yet.` : 'No results'}
          </Text>
        ) : (
          <Checkbox.Group
            aria-label={library.many}
            value={[...chosen]}
            onChange={setPicked}
            error={isTried && chosen.length === 0 ? `Choose at least one ${library.one}` : undefined}
          >
            <Stack gap={12} mah="40vh" style={{ overflow: 'auto' }}>
              {shown.map(({ id, name, note }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={name}
                  disabled={taken.has(id)}
                  description={taken.has(id) ? 'Already added' : (note ?? undefined)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <DialogFoot
          save={chosen.length > 1 ? `Add ${countOf(chosen.length)}` : `Add ${library.one}`}
          saving={taking}
          onSave={() => void save()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
