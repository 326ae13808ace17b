import { long } from '../journeys/support.ts';
import { drivePick } from './drive-pick.ts';
import { owner, test } from './support.ts';

/** For each dialog, what its message asks for if nothing is picked: 'Please Select Training course'. */
const please = {
  'Master induction form categories': 'Master induction form category',
  'Master training categories': 'Master training category',
  'Training courses (master)': 'Training course',
  'Website CMS broadcast groups': 'Website cms broadcast group',
  'Website CMS broadcasts': 'Website cms broadcast',
  'Website CMS pricing plans': 'Website cms pricing plan',
  'Website CMS products': 'Website cms product',
  'Website CMS lead sources': 'Website cms lead source',
  'Website CMS leads': 'Website cms lead',
  'Client sources': 'Client source',
  'Master employee awards': 'Master employee award',
};

for (const [name, what] of Object.entries(please))
  test(`${name}: an option is picked by mouse and keyboard`, long(name !== 'Client sources'), ({ page }) =>
    drivePick(page, owner, name, what),
  );
