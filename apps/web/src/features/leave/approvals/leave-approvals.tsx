import { Switch } from '@mantine/core';
import { all, type BoolExp, eq, isIn, or } from '@operatory/resource';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListChip, ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { leaveList } from '../leave-list.ts';
import { type LeaveRow, leaveOf } from '../leave-row.ts';
import { LeaveRecord, Section } from '../record/leave-record.tsx';
import { LeaveForm } from '../request/leave-form.tsx';
import { BulkDecisions } from './bulk-decisions.tsx';
import { DecisionButtons, DecisionsProvider, nameOf, useImpact } from './decisions.tsx';
import { ImpactBadges, ImpactList } from './impact-badges.tsx';
import { useWaitingLeave, waitingLeave } from './waiting-leave.ts';

const checks: ListColumn<RecordRow> = {
  key: 'checks',
  label: 'Check',
  select: 'id',
  needs: null,
  csv: null,
  width: 200,
  render: ({ id }) => <Checks id={id} />,
};
const action: ListColumn<RecordRow> = {
  key: 'action',
  label: 'Action',
  select: 'id',
  needs: null,
  csv: null,
  width: 176,
  render: (row) => <DecisionButtons id={row.id} name={nameOf(leaveOf(row))} />,
};
const Checks = ({ id }: { id: string }) => <ImpactBadges impact={useImpact(id)} />;

/**
 * The columns needed for a decision come first, because those that do not fit are shown only in the record.
 */
const columns = [
  'user_id',
  'leave_start_date',
  action,
  checks,
  'client_employee_leave_type_id',
  'total_unpaid_hrs',
  'status',
  'created_by_user_id',
  'action_workspace_user_id',
  'reason',
  'attachments',
];

const chips = (cancelled: boolean): readonly ListChip[] => {
  const also = (where: BoolExp): BoolExp => (cancelled ? or(where, eq('status', 'CANCELLED')) : where);
  return [
    { key: 'pending', label: 'Pending', dot: 'orange', needs: 'status', where: also(waitingLeave) },
    {
      key: 'approved',
      label: 'Approved',
      dot: 'green',
      needs: 'status',
      where: also(eq('status', 'APPROVED')),
    },
    {
      key: 'rejected',
      label: 'Rejected',
      dot: 'red',
      needs: 'status',
      where: also(eq('status', 'REJECTED')),
    },
    {
      key: 'all',
      label: 'All',
      where: also(isIn('status', ['PENDING', 'APPROVED', 'REJECTED'])),
    },
  ];
};

/** Approve/Disapprove Leaves: requests, each with the facts to consider and the buttons to decide. */
export function LeaveApprovals() {
  const me = useMe();
  const can = useCan();
  const sees = can('leaves');
  const { view } = useSearch({ strict: false }) as ListSearch;
  const cancelled = view === 'cancelled';
  const waiting = useWaitingLeave(all);
  const definition = useMemo(
    (): ListDefinition<RecordRow> => ({
      ...leaveList(
        'Approve/Disapprove Leaves',
        columns,
        // Users without access to the clinics' leave see their own leave only under My leave.
        sees ? undefined : { user_id: { _neq: me.user.id } },
      ),
      sort: 'leave_start_date',
      chips: chips(cancelled),
      emptyLine: 'Requests for leave that wait for you appear here.',
      actions: () => <CancelledSwitch on={cancelled} />,
      record: (row) => <ApprovalRecord leave={leaveOf(row)} />,
      bulk: (rows, onDone) => <BulkDecisions leaves={rows.map(leaveOf)} onDone={onDone} />,
      ownForm: {
        label: 'Add leave',
        allowed: ({ grants }) => grants.includes('leaves:ADD'),
        render: (form, onClose) => <LeaveForm form={form} forOthers onClose={onClose} />,
      },
    }),
    [sees, me.user.id, cancelled],
  );
  return (
    <DecisionsProvider waiting={waiting.data}>
      <ResourceList definition={definition} />
    </DecisionsProvider>
  );
}

function ApprovalRecord({ leave }: { leave: LeaveRow }) {
  const impact = useImpact(leave.id);
  return (
    <LeaveRecord
      leave={leave}
      aside={
        impact && leave.status === 'PENDING' ? (
          <Section title="Before you decide">
            <ImpactList impact={impact} />
          </Section>
        ) : null
      }
    />
  );
}

function CancelledSwitch({ on }: { on: boolean }) {
  const navigate = useNavigate();
  return (
    <Switch
      label="Show cancelled"
      checked={on}
      onChange={({ currentTarget: { checked } }) =>
        void navigate({
          to: '.',
          search: ((before: ListSearch) => ({
            ...before,
            view: checked ? 'cancelled' : undefined,
            page: undefined,
          })) as never,
        })
      }
    />
  );
}
