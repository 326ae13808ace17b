import { Menu } from '@mantine/core';
import { matches, type RowAction } from '@operatory/resource';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { createIdempotencyKeys } from '#data/idempotency-keys.ts';
import { isLost } from '#data/queued-writes.ts';
import { refusalPlace } from '#data/refusals.ts';
import { toast } from '#data/toast.ts';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { keyOf } from '#kit/definition/list-query.ts';
import { actionText, actionValues, mayAct, titleOf, undoText } from '#kit/definition/row-actions.ts';
import { addedLink } from '#kit/resource/record-link.ts';
import { useMe } from '#session/session.ts';
import { offerUndo } from '#ui/undo.tsx';
import { ActionDialog } from './action-dialog.tsx';

const EmailPreviewDialog = lazy(async () => ({
  default: (await import('./email-preview-dialog.tsx')).EmailPreviewDialog,
}));

/** As wide as the icons of the other menu items, so that the labels align. */
const blank = <span style={{ display: 'block', inlineSize: 16 }} />;

export interface OfferedActions {
  readonly offered: readonly RowAction[];
  /** Runs the action, or opens its dialog if it has one. */
  readonly choose: (action: RowAction) => void;
  readonly items: ReactNode;
  readonly dialog: ReactNode;
}

/** The actions that a row's menu offers, and the dialog of the chosen one if it has one. */
export function useRowActions<Row extends RowBase>(
  definition: ListDefinition<Row>,
  row: Row,
): OfferedActions {
  const me = useMe();
  const client = useClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ action: RowAction; seen: Row } | null>(null);
  const { rowActions = [] } = definition;
  const offered = rowActions.filter(
    (action) =>
      mayAct(definition, action, row, me) && matches(action.when, row as Readonly<Record<string, unknown>>),
  );

  // Whether an action is running; a second press must not run it again.
  const running = useRef(false);
  const [keys] = useState(createIdempotencyKeys);

  /** Resolves with whether the action succeeded. */
  async function act(
    action: RowAction,
    asked: Readonly<Record<string, unknown>> = {},
    seen = row,
  ): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    const refuse = refusalPlace();
    const values = actionValues(action, asked, seen as Readonly<Record<string, unknown>>);
    const key = keys.of([action.label, asked, seen]);
    const answer = await client
      .mutation(actionText(action), { ...values, id: keyOf(row.id).id, key })
      .toPromise();
    running.current = false;
    if (!isLost(answer.error)) keys.answered(key);
    if (answer.error) refuse({ sentence: errorMessage(answer.error), error: answer.error });
    else if (action.undo) offerUndo(action.done, () => void takeBack(action.undo));
    else toast.success(action.done);
    const made = action.opens && (Object.values(answer.data ?? {})[0] as { readonly id: string } | undefined);
    if (made) void navigate({ to: addedLink(definition, made.id) });
    return !answer.error;
  }

  async function takeBack(undo: RowAction['undo']): Promise<void> {
    if (!undo) return;
    const { id } = keyOf(row.id);
    const answer = await client.mutation(undoText(undo.command), { id }).toPromise();
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(undo.done);
  }

  const choose = (action: RowAction) =>
    action.asks || action.email ? setAsking({ action, seen: row }) : void act(action);
  // The row as it was when the dialog opened is sent, so that the server notices a change since then.
  const save = async ({ action, seen }: NonNullable<typeof asking>, asked = {}) => {
    if (await act(action, asked, seen)) setAsking(null);
  };
  return {
    offered,
    choose,
    items: offered.map((action) => (
      <Menu.Item key={action.label} leftSection={blank} onClick={() => choose(action)}>
        {action.label}
      </Menu.Item>
    )),
    dialog:
      asking === null ? null : asking.action.email ? (
        <Suspense>
          <EmailPreviewDialog
            title={titleOf(asking.action)}
            query={asking.action.email}
            id={String(keyOf(row.id).id)}
            onClose={() => setAsking(null)}
            onSend={() => save(asking)}
          />
        </Suspense>
      ) : (
        <ActionDialog
          action={asking.action}
          name={definition.name(row)}
          clinicId={(row as Readonly<Record<string, unknown>>).clinic_id}
          onClose={() => setAsking(null)}
          onSave={(asked) => save(asking, asked)}
        />
      ),
  };
}
