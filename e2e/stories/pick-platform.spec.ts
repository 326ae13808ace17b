import { test } from '@playwright/test';
import { drivePick } from './drive-pick.ts';
import { owner } from './support.ts';

/** What each says when nothing is picked. */
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

test('each dialog that picks the platform’s records: by the mouse and by keys', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [name, what] of Object.entries(please))
    await test.step(name, () => drivePick(page, owner, name, what));
});
