import { long } from '../journeys/support.ts';
import { drivePick } from './drive-pick.ts';
import { admin, test } from './support.ts';

/** For each dialog, what its message asks for if nothing is picked: 'Please Select Clinic'. */
const please = {
  'Select Clinic': 'Clinic',
  'Select Task': 'Task',
  'Training course enrollments': 'Training course enrollment',
  'Select Client task level': 'Client task level',
  'Select Users': 'User',
  'Client induction form categories': 'Client induction form category',
  'Client training grades': 'Client training grade',
  'Client training categories': 'Client training category',
  'Training courses': 'Training course',
  'Training course items': 'Training course item',
  'Induction forms': 'Induction form',
  'Clinic newsfeeds': 'Clinic newsfeed',
  Newsfeeds: 'Newsfeed',
  'Clinic inventory product orders': 'Clinic im product order',
  'Clinic im product order items': 'Clinic im product order item',
  'Select a Product': 'Clinic im product',
  'Client employee leave types': 'Client employee leave type',
  'Employee types': 'Employee types',
  Rooms: 'Room',
  'Shift timings': 'Clinic roster shift timing',
  'Select Clinic rosters': 'Clinic roster',
  'Client expense types': 'Client expense type',
  Suppliers: 'Clinic im vendor',
  'Client preformatted letters categories': 'Client preformatted letters category',
  'Clinic chat groups': 'Clinic chat group',
};

const short = ['Select Users'];

for (const [name, what] of Object.entries(please))
  test(`${name}: an option is picked by mouse and keyboard`, long(!short.includes(name)), ({ page }) =>
    drivePick(page, admin, name, what),
  );
