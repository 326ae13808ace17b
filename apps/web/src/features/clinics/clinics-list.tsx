import type { Address } from '@operatory/domain';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { detailsOf, listOf } from '#kit/resource/from-resource.tsx';
import { OfClinic } from './of-clinic.tsx';

const clinics = resourceOf('clinics');
const basis = listOf(clinics, {
  one: 'clinic',
  search: ['name', 'email'],
  emptyLine: 'Add your first clinic. Then add its rooms, people and tasks.',
  // The form has no field for the state: it is that of the address.
  derive: ({ address }) => {
    const { state } = (address ?? {}) as Address;
    return state ? { state } : {};
  },
  related: (clinic) => <OfClinic clinicId={clinic.id} />,
});

/** The client's clinics. The list shows active ones at first. */
export const clinicsList: ListDefinition<RecordRow> = {
  ...basis,
  chips: [
    { key: 'active', label: 'Active', needs: 'status', where: { status: { _eq: 'ACTIVE' } } },
    { key: 'inactive', label: 'Inactive', needs: 'status', where: { status: { _eq: 'INACTIVE' } } },
    { key: 'all', label: 'All', where: {} },
  ],
  form: (basis.form ?? []).flatMap((field) => {
    if (field.name === 'state') return [];
    if (field.name === 'address') return [{ ...field, field: { ...field.field, required: true } }];
    return [field];
  }),
  details: detailsOf(clinics, ['short_id', 'landline', 'address', 'zone', 'weekly_budget', 'created_at']),
};
