import type { Address } from '@operatory/domain';
import { messages, zoneOfState } from '@operatory/domain';
import { listOf, type RecordRow } from '#kit/from-resource.tsx';
import { resourceOf } from '#kit/resource-of.ts';
import { RoomsOfClinic } from './rooms-of-clinic.tsx';

const basis = listOf(resourceOf('clinics'), {
  one: 'clinic',
  search: ['name', 'email'],
  duplicate: messages.name_exists,
  emptyLine: 'Add your first clinic: its rooms, people and tasks follow.',
  // A clinic's state and its own time follow from where it is.
  derive: ({ address }) => {
    const { state, suburb = '' } = (address ?? {}) as Address;
    return state ? { state, zone: zoneOfState(state, suburb) } : {};
  },
  related: (clinic) => <RoomsOfClinic clinicId={clinic.id} />,
});

/** The organisation's clinics. */
export const clinicsList = {
  ...basis,
  form: (basis.form ?? []).flatMap((field) => {
    if (field.name === 'state') return [];
    if (field.name === 'address') return [{ ...field, field: { ...field.field, required: true } }];
    return [field];
  }),
  details: [
    ...(basis.details ?? []),
    {
      key: 'zone',
      label: 'Time zone',
      render: (clinic: RecordRow) => String(clinic.zone ?? '').replaceAll('_', ' '),
    },
  ],
};
