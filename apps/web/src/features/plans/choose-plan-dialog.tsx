import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { messages, specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { buyPackage, changePackage, planQuote, renewSubscription } from './plan-commands.ts';
import { QuoteFacts } from './quote-facts.tsx';
import { doneWords, isAboutCoupon, verbOf } from './quote-words.ts';

export interface ChosenPlan {
  readonly package_id: number;
  readonly team_id: number;
  readonly name: string;
}

/**
 * The dialog for a chosen plan: its price and what it changes, with an optional coupon. Confirming buys,
 * changes or renews the plan.
 */
export function ChoosePlanDialog({
  chosen,
  version,
  onClose,
}: {
  chosen: ChosenPlan;
  /** The version of the current plan, which increases with each change; null without a plan. */
  version: number | null;
  onClose: () => void;
}) {
  const [seen, setSeen] = useState(version);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const { package_id, team_id } = chosen;
  const answer = useQueryData(planQuote, { package_id, team_id, coupon_code: code || null });
  const quote = answer.data?.plan_quote;
  const [buy, buying] = useCommand(buyPackage);
  const [change, changing] = useCommand(changePackage);
  const [renew, renewing] = useCommand(renewSubscription);
  const isNewer = seen !== version;
  const running = buying || changing || renewing;

  async function agree() {
    if (!quote || running) return;
    const coupon_code = code || null;
    const { ok } = await (quote.kind === 'PURCHASE'
      ? buy({ package_id, team_id, coupon_code })
      : quote.kind === 'RENEWAL'
        ? renew({ coupon_code })
        : change({ package_id, team_id, coupon_code, version: seen }));
    if (!ok) return answer.refetch();
    toast.success(doneWords[quote.kind]);
    onClose();
  }
  const apply = () => setCode(typed.trim());
  const refused = quote && isAboutCoupon(quote.message) ? quote.message : null;

  return (
    <Dialog title={chosen.name} onClose={onClose} locked={running}>
      <Stack gap={16}>
        {isNewer ? (
          <Alert color="orange" role="alert" title={messages.plan_is_newer}>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                setSeen(version);
                answer.refetch();
              }}
            >
              Reload
            </Button>
          </Alert>
        ) : null}
        {quote?.kind === 'SAME' ? null : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              apply();
            }}
          >
            <Group align="start" gap={8} wrap="nowrap">
              <TextInput
                label="Coupon code"
                flex={1}
                maxLength={100}
                autoComplete="off"
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  // Emptying the field shows the price without a coupon again.
                  if (event.currentTarget.value.trim() === '') setCode('');
                }}
                error={refused}
                description={
                  code && quote && !refused ? (
                    <Text span size="xs" c="var(--op-green-ink)" role="status">
                      {specifiedMessages.coupon_valid}
                    </Text>
                  ) : null
                }
                inputWrapperOrder={['label', 'input', 'description', 'error']}
              />
              <Button type="submit" variant="default" mt={24} disabled={typed.trim() === ''}>
                Apply
              </Button>
            </Group>
          </form>
        )}
        {quote ? (
          <QuoteFacts quote={quote} />
        ) : answer.error ? (
          <Text size="sm" c="var(--op-red-ink)" role="alert">
            {specifiedMessages.something_went_wrong}
          </Text>
        ) : (
          <Skeleton height={120} />
        )}
        {quote && !quote.ok && !refused ? (
          <Text size="sm" c="var(--op-red-ink)" role="alert">
            {quote.message}
          </Text>
        ) : null}
        <DialogFoot
          save={quote ? verbOf(quote) : 'Continue'}
          saving={running}
          disabled={!quote?.ok || isNewer || answer.fetching}
          onSave={() => void agree()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
