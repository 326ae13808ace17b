import { Alert, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import type { ClientPlan } from '../record/client-data.ts';
import { type ChosenPlan, PlanChoice } from './plan-choice.tsx';
import { buyPackage, changePackage, planQuote } from './plan-commands.ts';
import { effectInWords, furtherLines, listInWords, planButtonLabels } from './plan-words.ts';
import { PriceLines } from './price-lines.tsx';

/**
 * The dialog to buy or change a client's plan. It shows the price and the modules that are added or
 * removed.
 */
export function PlanDialog({
  client,
  plan,
  onClose,
}: {
  client: { readonly id: string; readonly name: string };
  plan: ClientPlan | undefined;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<ChosenPlan>({
    package_id: plan?.package?.id ?? null,
    team_id: plan?.team?.id ?? null,
    coupon_code: '',
  });
  const [asked] = useDebouncedValue(chosen, 300);
  const { package_id, team_id, coupon_code } = asked;
  const isChosen = package_id !== null && team_id !== null;
  const { data } = useQueryData(
    planQuote,
    { client: client.id, package: package_id ?? 0, team: team_id ?? 0, code: coupon_code.trim() || null },
    { pause: !isChosen },
  );
  const quote = isChosen && asked === chosen ? data?.plan_quote : undefined;
  const [buy, buying] = useCommand(buyPackage, { success: 'Plan bought' });
  const [change, changing] = useCommand(changePackage, { success: 'Plan changed' });
  const saving = buying || changing;

  async function save() {
    if (!isChosen || !quote?.ok) return;
    const what = { client: client.id, package: package_id, team: team_id, code: coupon_code.trim() || null };
    const answer =
      quote.kind === 'PURCHASE' ? await buy(what) : await change({ ...what, version: plan?.version ?? null });
    if (answer.ok) onClose();
  }

  return (
    <Dialog title={plan ? 'Change plan' : 'Buy package'} onClose={onClose} locked={saving}>
      <Stack gap={16}>
        <Text size="sm" c="var(--op-muted)">
          {client.name}
        </Text>
        <PlanChoice value={chosen} onChange={setChosen} />
        {quote?.message ? (
          <Alert color={quote.ok ? 'green' : 'red'} p={8} role="status">
            {quote.message}
          </Alert>
        ) : null}
        {quote?.ok ? (
          <>
            <PriceLines price={quote} totalLabel="To pay now, GST included" more={furtherLines(quote)} />
            <Text size="sm">{effectInWords(quote)}</Text>
            {quote.gained.length > 0 ? (
              <Text size="sm">New modules: {listInWords(quote.gained)}.</Text>
            ) : null}
            {quote.lost.length > 0 ? (
              <Text size="sm" c="var(--op-orange-ink)">
                Hidden modules: {listInWords(quote.lost)}. Their data is kept and returns with an upgrade.
              </Text>
            ) : null}
          </>
        ) : null}
        <DialogFoot
          save={planButtonLabels[quote?.kind ?? ''] ?? (plan ? 'Change plan' : 'Buy package')}
          saving={saving}
          disabled={!quote?.ok || quote.kind === 'SAME'}
          onSave={() => void save()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
