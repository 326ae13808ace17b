import { specifiedMessages } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { RequiredRight } from '#kit/pick/pick-query.ts';
import { PickDialog, type PickDialogProps } from './pick-dialog.tsx';

type Props<Row extends RowBase> = Omit<PickDialogProps<Row>, 'table' | 'title' | 'where'>;

/** Defined outside the component, because another object would start another search. */
const maySeeGroups: RequiredRight = { module: 'clinic-chat-groups', action: 'VIEW' };

/** 'Select Users' for a chat group: users who may see group chats. Members are marked as already added. */
export const GroupChatUsersDialog = <Row extends RowBase>({
  members,
  ...props
}: { members: readonly string[] } & Props<Row>) => (
  <PickDialog
    table="users"
    holding={maySeeGroups}
    taken={{ ids: members, says: specifiedMessages.user_already_there }}
    multiple
    {...props}
  />
);

/** 'Budget types': an expense type that already has a budget cannot be picked again. */
export const BudgetTypesDialog = <Row extends RowBase>({
  used,
  ...props
}: { used: readonly string[] } & Props<Row>) => (
  <PickDialog
    table="client_expense_types"
    title="Budget types"
    taken={{ ids: used, says: specifiedMessages.expense_type_exists }}
    {...props}
  />
);

const published: BoolExp = { status: { _eq: 'PUBLISHED' } };

/** 'Newsfeeds': the published ones of any clinic. */
export const NewsfeedsDialog = <Row extends RowBase>(props: Props<Row>) => (
  <PickDialog
    table="clinic_newsfeeds"
    title="Newsfeeds"
    please="Please Select Newsfeed"
    where={published}
    {...props}
  />
);

/** 'Rooms', of one clinic if its id is given. */
export const RoomsDialog = <Row extends RowBase>({
  clinicId,
  ...props
}: { clinicId?: string | null | undefined } & Props<Row>) => (
  <PickDialog table="clinic_rooms" where={clinicId ? { clinic_id: { _eq: clinicId } } : {}} {...props} />
);
