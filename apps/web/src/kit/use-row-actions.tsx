import { Menu } from '@mantine/core';
import { matches, type RowAction } from '@operatory/resource';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/toast.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { keyOf } from './list-query.ts';
import { actionText, actionValues, mayAct } from './row-actions.ts';

/** Where the menu's other lines have their picture. */
const blank = <span style={{ display: 'block', inlineSize: 16 }} />;

export interface OfferedActions {
  readonly offered: readonly RowAction[];
  /** Does it, or asks for what it takes besides. */
  readonly choose: (action: RowAction) => void;
  /** The offered ones as a menu's items. */
  readonly items: ReactNode;
  readonly dialog: ReactNode;
}

/** The commands that a row's menu offers, and the dialog of the one that asks for more. */
export function useRowActions<Row extends RowBase>(
  definition: ListDefinition<Row>,
  row: Row,
): OfferedActions {
  const me = useMe();
  const client = useClient();
  const [asking, setAsking] = useState<RowAction | null>(null);
  const { rowActions = [] } = definition;
  const offered = rowActions.filter(
    (action) =>
      mayAct(definition, action, row, me) && matches(action.when, row as Readonly<Record<string, unknown>>),
  );

  /** True when it is done. */
  async function act(action: RowAction, asked: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    const values = actionValues(action, asked, row as Readonly<Record<string, unknown>>);
    const answer = await client.mutation(actionText(action), { ...values, id: keyOf(row.id).id }).toPromise();
    if (answer.error) toast.error(sentenceOf(answer.error));
    else toast.success(action.done);
    return !answer.error;
  }

  const choose = (action: RowAction) => (action.asks ? setAsking(action) : void act(action));
  return {
    offered,
    choose,
    items: offered.map((action) => (
      <Menu.Item key={action.label} leftSection={blank} onClick={() => choose(action)}>
        {action.label}
      </Menu.Item>
    )),
    dialog:
      asking === null ? null : (
        <ActionDialog
          action={asking}
          name={definition.name(row)}
          clinicId={(row as Readonly<Record<string, unknown>>).clinic_id}
          onClose={() => setAsking(null)}
          onSave={async (asked) => {
            if (await act(asking, asked)) setAsking(null);
          }}
        />
      ),
  };
}
