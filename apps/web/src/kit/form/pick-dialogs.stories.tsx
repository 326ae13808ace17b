import type { ReactNode } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { useClinic } from '#session/clinic.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { BudgetTypesDialog, GroupChatUsersDialog, NewsfeedsDialog, RoomsDialog } from './pick-dialogs.tsx';

interface Closing {
  readonly onClose: () => void;
  readonly onSave: (rows: readonly RowBase[]) => void;
}

const Closed = ({ children }: { children: (closing: Closing) => ReactNode }) => (
  <Opener>
    {(end) =>
      children({
        onClose: () => end('no'),
        onSave: (rows) =>
          end(
            'yes',
            rows.map(({ id }) => id),
          ),
      })
    }
  </Opener>
);

const membersOf = graphql<{ groups: readonly { members: readonly { user_id: string }[] }[] }>(
  `query { groups: clinic_chat_groups(limit: 1, order_by: { name: asc }) { members: clinic_chat_group_users { user_id } } }`,
);
function OfFirstGroup() {
  const { data } = useQueryData(membersOf, {});
  const members = data?.groups[0]?.members.map(({ user_id }) => user_id);
  return members ? <Closed>{(props) => <GroupChatUsersDialog members={members} {...props} />}</Closed> : null;
}

const usedTypes = graphql<{ expenses: readonly { clinic_expense_type_id: string }[] }>(
  `query { expenses: clinic_expenses(distinct_on: clinic_expense_type_id) { clinic_expense_type_id } }`,
);
/** The picker of expense types, in which those that are already used cannot be picked. */
function BesideSpent() {
  const { data } = useQueryData(usedTypes, {});
  const used = data?.expenses.map(({ clinic_expense_type_id }) => clinic_expense_type_id);
  return used ? <Closed>{(props) => <BudgetTypesDialog used={used} {...props} />}</Closed> : null;
}

function OfChosenClinic() {
  const { clinic } = useClinic();
  return <Closed>{(props) => <RoomsDialog clinicId={clinic?.id} {...props} />}</Closed>;
}

export const stories = [
  story('Select Users (group chat)', () => <OfFirstGroup />),
  story('Budget types', () => <BesideSpent />),
  story('Newsfeeds', () => <Closed>{(props) => <NewsfeedsDialog {...props} />}</Closed>),
  story('Rooms', () => <OfChosenClinic />),
];
