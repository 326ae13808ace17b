import { eq } from '@operatory/resource';
import type { ListChip, ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { BulkChangeDecisions } from './bulk-change-decisions.tsx';
import classes from './change.module.css';
import { ChangeDecisionButtons, ChangeDecisions } from './change-decisions.tsx';
import { ChangeRecord } from './change-record.tsx';
import { changedTimes, changeFields, changeName, changeRowOf, shiftDay } from './change-row.ts';

const resource = resourceOf('clinic_roster_change_requests');

const own: readonly ListColumn<RecordRow>[] = [
  {
    key: 'user_id',
    label: 'Employee',
    width: 150,
    sort: 'user.display_name',
    csv: 'user.display_name',
    render: (row) => changeRowOf(row).user?.display_name ?? 'Unknown',
  },
  {
    key: 'clinic_roster_id',
    label: 'Shift',
    width: 100,
    sort: 'clinic_roster.clinic_roster_date',
    csv: 'clinic_roster.clinic_roster_date',
    render: (row) => shiftDay(changeRowOf(row)),
  },
  {
    key: 'old',
    label: 'Old',
    select: 'id',
    needs: null,
    csv: null,
    width: 180,
    render: (row, { zone }) => <Times row={row} zone={zone} side="old" />,
  },
  {
    key: 'new',
    label: 'New',
    select: 'id',
    needs: null,
    csv: null,
    width: 150,
    render: (row, { zone }) => <Times row={row} zone={zone} side="new" />,
  },
  ...(detailsOf(resource, ['message']) as readonly ListColumn<RecordRow>[]).map((column) => ({
    ...column,
    width: 180,
  })),
  {
    key: 'action',
    label: 'Action',
    select: 'id',
    needs: null,
    csv: null,
    width: 176,
    render: (row) => <ChangeDecisionButtons request={changeRowOf(row)} />,
  },
];

/** The old or the new times, one line for each time that changes. */
const Times = ({ row, zone, side }: { row: RecordRow; zone: string; side: 'old' | 'new' }) => (
  <span className={classes.times}>
    {changedTimes(changeRowOf(row), zone).map((each) => (
      <span key={each.what} className="tabular">
        {side === 'old' ? `${each.what} ` : ''}
        {each[side]}
      </span>
    ))}
  </span>
);

const chip = (status: 'PENDING' | 'APPROVED' | 'REJECTED', label: string, dot: string): ListChip => ({
  key: status.toLowerCase(),
  label,
  dot,
  needs: 'status',
  where: eq('status', status),
});

const list = moduleList(resource, 'Shift requests');
const definition: ListDefinition<RecordRow> = {
  ...list,
  one: 'request',
  select: changeFields,
  sort: 'created_at',
  columns: [
    ...own,
    ...(detailsOf(resource, [
      'status',
      'action_by_user_id',
      'action_message',
      'created_at',
    ]) as readonly ListColumn<RecordRow>[]),
  ],
  csvColumns: detailsOf(resource, [
    'old_start_time',
    'old_end_time',
    'new_start_time',
    'new_end_time',
    'old_clocked_in_at',
    'new_clocked_in_at',
    'old_clocked_out_at',
    'new_clocked_out_at',
  ]) as readonly ListColumn<RecordRow>[],
  chips: [
    chip('PENDING', 'Pending', 'orange'),
    chip('APPROVED', 'Approved', 'green'),
    chip('REJECTED', 'Rejected', 'red'),
    { key: 'all', label: 'All', where: {} },
  ],
  filters: (list.filters ?? []).filter(({ name }) => name !== 'status'),
  name: (row) => changeName(changeRowOf(row)),
  emptyLine: 'Requests for other times of a shift, or of the clock, appear here.',
  record: (row) => <ChangeRecord request={changeRowOf(row)} />,
  bulk: (rows, onDone) => <BulkChangeDecisions rows={rows.map(changeRowOf)} onDone={onDone} />,
};

/**
 * Requests for other times of shifts, planned or worked, with the old beside the new times and the buttons
 * to decide.
 */
export const ChangeRequests = () => (
  <ChangeDecisions>
    <ResourceList definition={definition} />
  </ChangeDecisions>
);
