import { eq, isIn } from '@operatory/resource';
import type { ListChip, ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { BulkSwapDecisions } from './bulk-swap-decisions.tsx';
import { SwapDecisionButtons } from './swap-decisions.tsx';
import { nameOfSwap, swapFields, swapInWords, swapOf, swapShiftInWords } from './swap-row.ts';

const swaps = resourceOf('clinic_roster_swap_requests');
const made = { needs: null, csv: null, select: 'id' } as const;

const asked: ListColumn<RecordRow> = {
  ...made,
  key: 'asked',
  label: 'Request',
  width: 240,
  render: (row) => swapInWords(swapOf(row)),
};
const shift: ListColumn<RecordRow> = {
  ...made,
  key: 'shift',
  label: 'Shift',
  width: 240,
  render: (row) => swapShiftInWords(swapOf(row).clinic_roster),
};
const returned: ListColumn<RecordRow> = {
  ...made,
  key: 'returned',
  label: 'In return for',
  width: 240,
  render: (row) => {
    const { return_clinic_roster_id, return_clinic_roster } = swapOf(row);
    return return_clinic_roster_id ? swapShiftInWords(return_clinic_roster) : '';
  },
};
const action: ListColumn<RecordRow> = {
  ...made,
  key: 'action',
  label: 'Action',
  width: 176,
  render: (row) => <SwapDecisionButtons row={swapOf(row)} />,
};

const chips: readonly ListChip[] = [
  { key: 'waiting', label: 'Waiting', dot: 'orange', needs: 'status', where: eq('status', 'ACCEPTED') },
  { key: 'offered', label: 'Offered', dot: 'blue', needs: 'status', where: eq('status', 'OFFERED') },
  {
    key: 'decided',
    label: 'Decided',
    dot: 'green',
    needs: 'status',
    where: isIn('status', ['APPROVED', 'REJECTED']),
  },
  { key: 'all', label: 'All', where: {} },
];

const { form: _, details: __, ...list } = moduleList(swaps, 'Open shifts and swaps');
const plain = ['message', 'status', 'action_message', 'created_at', 'clinic_id'].flatMap(
  (name) => detailsOf(swaps, [name]) as readonly ListColumn<RecordRow>[],
);
const definition: ListDefinition<RecordRow> = {
  ...list,
  one: 'shift request',
  select: swapFields,
  columns: [asked, shift, action, returned, ...plain],
  // The chips replace the filter by status.
  filters: (list.filters ?? []).filter(({ name }) => name !== 'status'),
  chips,
  name: (row) => nameOfSwap(swapOf(row)),
  emptyLine: 'Requests for open shifts and swaps between colleagues appear here.',
  bulk: (rows, onDone) => <BulkSwapDecisions rows={rows.map(swapOf)} onDone={onDone} />,
};

/** The shift requests of a clinic, for users who keep its roster, with buttons to decide. */
export const SwapRequests = () => <ResourceList definition={definition} />;
