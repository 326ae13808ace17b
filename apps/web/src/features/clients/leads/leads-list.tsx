import { leadStatuses } from '@operatory/domain/website/website-choices';
import { reference } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { leadActions } from './lead-actions.ts';
import { LeadButtons } from './lead-buttons.tsx';

const plain = listOf(resourceOf('website_cms_leads'));

export const leadsList: ListDefinition<RecordRow> = {
  ...plain,
  title: 'Leads',
  rowActions: leadActions,
  filters: [
    ...(plain.filters ?? []).filter(({ name }) => name !== 'status'),
    {
      name: 'assigned_to_user_id',
      label: 'Assigned to',
      field: reference('users', 'user', { where: { profile_status: { _neq: 'INACTIVE' } } }),
    },
  ],
  chips: [
    { key: 'all', label: 'All', where: {} },
    ...leadStatuses.map(({ value, label, colour }) => ({
      key: value,
      label,
      dot: colour,
      needs: 'status',
      where: { status: { _eq: value } },
    })),
  ],
  related: (lead) => <LeadButtons lead={lead} />,
};
