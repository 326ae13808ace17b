import { useState } from 'react';
import { story } from '#stories/story.ts';
import { CardSelect } from './card-select.tsx';

function Choosing({ table, small = false }: { table: string; small?: boolean }) {
  const [id, setId] = useState<string | null>(null);
  return <CardSelect table={table} small={small} value={id} onChange={setId} />;
}

const cards = {
  'Clinic card': 'clinics',
  'Expense type card': 'client_expense_types',
  'Vendor card': 'clinic_im_vendors',
  'Roster card': 'clinic_rosters',
  'Shift timing card': 'clinic_roster_shift_timings',
  'Broadcast card': 'website_cms_broadcasts',
  'Broadcast group card': 'website_cms_broadcast_groups',
  'User card': 'users',
};

export const stories = [
  ...Object.entries(cards).map(([name, table]) => story(name, () => <Choosing table={table} />)),
  story('Click here to select', () => <Choosing table="clinics" />),
  story('Clinic room box', () => <Choosing table="clinic_rooms" small />),
  story('Training course item box', () => <Choosing table="training_course_items" small />),
];
