import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { givePack } from '../induction-commands.ts';
import { itemsInWords } from '../pack-items.ts';
import type { LeftOutItem } from './left-out.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';

const packsToGive = graphql(`
  query packsToGive {
    induction_packs(where: { status: { _eq: ACTIVE } }, order_by: [{ name: asc }, { id: asc }]) {
      id name form_ids document_ids course_ids
    }
  }
`);

export function GivePackDialog({
  userId,
  onClose,
  onGiven,
}: {
  userId: string;
  onClose: () => void;
  onGiven: () => void;
}) {
  const { data } = useQueryData(packsToGive, {});
  const [give, giving] = useCommand(givePack);
  const [pack, setPack] = useState<string | null>(null);
  const [due, setDue] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<{ given: number; items: readonly LeftOutItem[] } | null>(null);
  const packs = data?.induction_packs ?? [];
  const chosen = packs.find(({ id }) => id === pack);
  async function save() {
    setTried(true);
    if (pack === null) return;
    const answer = await give({ induction_pack_id: pack, user_ids: [userId], due_date: due });
    if (!answer.ok) return;
    const { given, left_out } = answer.data.give_induction_pack;
    onGiven();
    if (left_out.length > 0) return setOutcome({ given, items: left_out });
    if (given > 0) toast.success('Pack given');
    else toast.error('This person already has this pack.');
    onClose();
  }
  if (outcome) return <LeftOutDialog {...outcome} onClose={onClose} />;
  return (
    <DialogForm title="Give a pack" save="Give pack" saving={giving} onSave={save} onClose={onClose}>
      <Select
        label="Pack"
        withAsterisk
        data-autofocus
        data={packs.map(({ id, name }) => ({ value: id, label: name }))}
        value={pack}
        onChange={setPack}
        nothingFoundMessage="No packs yet"
        error={isTried && pack === null ? 'Choose a pack.' : null}
      />
      {chosen ? (
        <Text size="sm" c="var(--op-muted)">
          {itemsInWords(chosen)}
        </Text>
      ) : null}
      <DayInput label="Due date" value={due} onChange={setDue} />
    </DialogForm>
  );
}
