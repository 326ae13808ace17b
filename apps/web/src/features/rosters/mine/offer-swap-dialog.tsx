import { Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { now } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { offerShiftSwap } from '../swaps/swap-commands.ts';
import { type SwapShift, swapShiftInWords } from '../swaps/swap-row.ts';
import type { RosterShift } from './my-roster-queries.ts';

type Colleagues = { readonly users: readonly { readonly id: string; readonly display_name: string }[] };
const colleaguesAt = graphql<Colleagues, { clinic: string; me: string }>(`
  query colleaguesAt($clinic: uuid!, $me: uuid!) {
    users(
      where: { j_users_clinics: { clinic_id: { _eq: $clinic } }, id: { _neq: $me } }
      order_by: [{ display_name: asc }, { id: asc }], limit: 50
    ) { id display_name }
  }
`);
const shiftsOf = graphql<
  { readonly clinic_rosters: readonly SwapShift[] },
  { clinic: string; user: string; now: string }
>(`
  query shiftsToReturn($clinic: uuid!, $user: uuid!, $now: timestamptz!) {
    clinic_rosters(
      where: {
        clinic_id: { _eq: $clinic }, user_id: { _eq: $user }, published: { _eq: true }, starts_at: { _gt: $now }
      }
      order_by: [{ starts_at: asc }, { id: asc }], limit: 50
    ) { id clinic_roster_date start_time end_time starts_at ends_at zone }
  }
`);

const everyone = 'everyone';

/**
 * Offers one of the user's shifts to a colleague, optionally in return for one of theirs, or to everyone at
 * the clinic.
 */
export function OfferSwapDialog({ shift, onClose }: { shift: RosterShift; onClose: () => void }) {
  const { id: me } = useMe().user;
  const [to, setTo] = useState(everyone);
  const [returned, setReturned] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [asOf] = useState(() => now().toISOString());
  const people = useQueryData(colleaguesAt, { clinic: shift.clinic_id, me });
  const theirs = useQueryData(
    shiftsOf,
    { clinic: shift.clinic_id, user: to, now: asOf },
    { pause: to === everyone },
  );
  const [offer, offering] = useCommand(offerShiftSwap, { success: 'Shift offered', onThrough: onClose });
  const send = () =>
    void offer({
      clinic_roster_id: shift.id,
      to_user_id: to === everyone ? null : to,
      return_clinic_roster_id: to === everyone ? null : returned,
      message: message.trim() || null,
      idempotency_key: null,
    });
  return (
    <Dialog title="Offer this shift" onClose={onClose} locked={offering}>
      <Stack gap={12}>
        <Text size="sm">
          {swapShiftInWords(shift)} · {shift.clinic?.name}. It stays yours until a manager approves the
          change.
        </Text>
        <Select
          label="Offer to"
          searchable
          allowDeselect={false}
          data-autofocus
          data={[
            { value: everyone, label: `Everyone at ${shift.clinic?.name ?? 'the clinic'}` },
            ...(people.data?.users ?? []).map(({ id, display_name }) => ({ value: id, label: display_name })),
          ]}
          value={to}
          onChange={(value) => {
            setTo(value ?? everyone);
            setReturned(null);
          }}
        />
        {to === everyone ? null : (
          <Select
            label="In return for"
            description="Leave empty to give the shift away"
            clearable
            placeholder={theirs.data?.clinic_rosters.length === 0 ? 'No coming shifts' : 'Nothing'}
            data={(theirs.data?.clinic_rosters ?? []).map((each) => ({
              value: each.id,
              label: swapShiftInWords(each),
            }))}
            value={returned}
            onChange={setReturned}
          />
        )}
        <Textarea
          label="Message"
          autosize
          minRows={2}
          maxLength={500}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <DialogFoot save="Offer" saving={offering} onSave={send} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
