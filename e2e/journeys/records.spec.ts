import { expect, type Page, test } from '@playwright/test';
import { accessible, at, enter, pendingPromise } from './support.ts';
import { apiOf, called, drag, says } from './tasks-support.ts';

const owner = 'owner@operatory.example';
const list = (q: string) =>
  at('superadmin', `/dashboard/master-employee-awards/list?q=${encodeURIComponent(q)}`);
const rows = (page: Page) => page.locator('[data-row]');
const grip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}: arrow up, arrow down`, exact: true });

test('entries of the pay guide can be moved by mouse and keyboard, duplicated, and edited by two users at once', async ({
  page,
}) => {
  const api = await apiOf(owner, 'superadmin');
  const name = called('Level');
  const names = ['a', 'b', 'c'].map((letter) => `${name} ${letter}`);
  const [a = '', b = '', c = ''] = names;
  for (const each of names)
    await api(
      'mutation ($object: master_employee_awards_insert_input!) { insert_master_employee_awards_one(object: $object) { id } }',
      { object: { name: each, job_role: 'Nurse', pay_per_hour: '31.50' } },
    );
  await enter(page, owner, 'superadmin');
  await page.goto(list(name));
  const inOrder = (...order: readonly string[]) => expect(rows(page)).toContainText([...order]);
  await inOrder(a, b, c);

  // Waits for the response to a new order of the rows.
  const placed = () => page.waitForResponse((answer) => answer.url().endsWith('/place-row') && answer.ok());
  let kept = placed();
  await drag(page, grip(page, c), rows(page).filter({ hasText: a }));
  await inOrder(c, a, b);
  await kept;
  await grip(page, c).focus();
  kept = placed();
  await page.keyboard.press('ArrowDown');
  await inOrder(a, c, b);
  await expect(grip(page, c)).toBeFocused();
  await kept;
  // The row is moved and moved back before the first move is saved.
  const { made: waiting, make: release } = pendingPromise();
  await page.route('**/place-row', (route) => waiting.then(() => route.continue()), { times: 1 });
  kept = placed().then(placed);
  await page.keyboard.press('ArrowDown');
  await inOrder(a, b, c);
  await expect(grip(page, c)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await inOrder(a, c, b);
  release();
  await kept;
  await page.reload();
  await inOrder(a, c, b);

  // A duplicate has all values except those that must be unique.
  await page.getByRole('button', { name: `Actions for ${a}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const adding = page.getByRole('form', { name: 'Add master employee award' });
  await expect(adding.getByRole('textbox', { name: 'Job role' })).toHaveValue('Nurse');
  await expect(adding.getByRole('textbox', { name: 'Pay per hour' })).toHaveValue('31.50');
  await expect(adding.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await expect(adding.getByText(`Original: ${a}`)).toBeVisible();
  const copy = `${name} d`;
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(copy);
  await adding.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Saved Successfully');
  await page.goto(list(name));
  await expect(rows(page)).toHaveCount(4);

  // Two users edit the same record.
  await page.getByRole('button', { name: `Actions for ${copy}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('form', { name: 'Edit master employee award' });
  await editing.getByRole('textbox', { name: 'Job role' }).fill('Mine');
  await api(
    'mutation ($name: String!) { update_master_employee_awards(where: { name: { _eq: $name } }, _set: { job_role: "Theirs", job_level: "Level 7" }) { affected_rows } }',
    { name: copy },
  );
  const notice = editing.getByRole('status').filter({ hasText: 'edited this' });
  await expect(notice).toContainText('Job role: Nurse → Theirs');
  await expect(notice).toContainText('What you typed is kept');
  await accessible(page);
  // The form saves nothing until the user has seen the other user's changes.
  await editing.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Someone else has edited this. Reload to see their changes. What you typed is kept.');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toHaveCount(0);
  await expect(editing.getByRole('textbox', { name: 'Job level' })).toHaveValue('Level 7');
  await expect(editing.getByRole('textbox', { name: 'Job role' })).toHaveValue('Mine');
  await editing.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Updated Successfully');
  await page.goto(list(name));
  await expect(rows(page).filter({ hasText: copy })).toContainText('Mine');
});
