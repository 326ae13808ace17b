import type { ListDefinition } from '#kit/list-definition.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

interface ClinicRow {
  readonly id: string;
  readonly name: string;
  readonly short_id: number;
  readonly state: string | null;
  readonly zone: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly status: string;
}

/** The organisation's clinics. */
export const clinicsList: ListDefinition<ClinicRow> = {
  table: 'clinics',
  module: 'clinics',
  title: 'Clinics',
  one: 'clinic',
  name: (clinic) => clinic.name,
  search: ['name', 'email'],
  sort: 'name',
  columns: [
    { key: 'name', label: 'Name', sort: 'name', render: (clinic) => clinic.name },
    { key: 'state', label: 'State', sort: 'state', render: (clinic) => clinic.state },
    { key: 'zone', label: 'Time zone', render: (clinic) => clinic.zone.replace('_', ' ') },
    { key: 'phone', label: 'Phone', render: (clinic) => <span className="tabular">{clinic.phone}</span> },
    { key: 'email', label: 'E-mail', render: (clinic) => clinic.email },
    {
      key: 'status',
      label: 'Status',
      sort: 'status',
      render: (clinic) => <StatusBadge status={clinic.status} />,
    },
  ],
};
