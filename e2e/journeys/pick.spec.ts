import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter, long, pendingPromise } from './support.ts';
import { addTasks, apiOf, called, list, says } from './tasks-support.ts';

// The picker is tested here on the screens of tasks; it is the same on all others.
const adding = at('harboursmiles', '/dashboard/tasks/add');
const picker = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

test('finds a task in the picker with the keyboard, copies the task and saves the copy', async ({ page }) => {
  const name = called('Descale the kettle');
  const api = await apiOf(people.manager);
  const [finished, archived] = await addTasks(api, [`${name} finished`, `${name} archived`, `${name} open`]);
  for (const id of [finished, archived])
    await api('mutation ($id: uuid!) { change_task_status(id: $id, status: "FINISHED") { id } }', { id });
  await api('mutation ($id: uuid!) { archive_task(id: $id) { id } }', { id: archived });
  // More tasks than the dialog shows at once.
  await addTasks(
    api,
    Array.from({ length: 10 }, (_, n) => called(`Water the plants ${n}`)),
  );

  await enter(page, people.manager);
  await page.goto(adding);
  await page.getByRole('button', { name: 'Copy from another task…' }).click();
  const dialog = picker(page, 'Select Task');
  const search = dialog.getByRole('combobox', { name: 'Search tasks' });
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('option')).toHaveCount(20);
  await says(page, 'Showing the first 20 tasks. Search to find others.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Please Select Task');
  await accessibleInBoth(page);

  await search.fill('Nobody ever called a task 100% this');
  await says(page, 'No Data Found');
  await dialog.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();

  // The search matches anywhere in the name, in any case. It finds finished tasks, but no archived ones.
  await search.fill(name.slice(2).toUpperCase());
  await expect(dialog.getByRole('option')).toHaveText([
    new RegExp(`${name} finished.*Finished.*Manly`),
    new RegExp(`${name} open.*Pending.*Lachlan Reid.*Manly`),
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('option', { selected: true })).toContainText(`${name} finished`);
  await expect(dialog.getByText('Please Select Task')).toHaveCount(0);
  await accessibleInBoth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(at('harboursmiles', `/dashboard/tasks/duplicate/${finished}`));
  await expect(page.getByLabel('Name')).toHaveValue(`${name} finished`);
  await page.keyboard.press('Control+Enter');
  await says(page, 'Task added successfully');
  const { tasks } = await api<{ tasks: { status: string; assigned_to_user: { display_name: string } }[] }>(
    'query ($name: String!) { tasks(where: {name: {_eq: $name}}, order_by: {created_at: asc}) { status assigned_to_user { display_name } } }',
    { name: `${name} finished` },
  );
  expect(tasks).toEqual(
    ['FINISHED', 'PENDING'].map((status) => ({
      status,
      assigned_to_user: { display_name: people.nurseName },
    })),
  );
});

test('pressing Enter before the search response selects its first result, not one of an earlier search', async ({
  page,
}) => {
  const name = called('Rinse the basin');
  await addTasks(await apiOf(people.manager), [`${name} early`, `${name} late`]);
  await enter(page, people.manager);
  await page.goto(adding);
  await page.getByRole('button', { name: 'Copy from another task…' }).click();
  const dialog = picker(page, 'Select Task');
  await dialog.getByRole('combobox', { name: 'Search tasks' }).fill(`${name} early`);
  await expect(dialog.getByRole('option')).toHaveText([new RegExp(`${name} early`)]);
  // The response arrives only after Enter was pressed.
  const { made: waiting, make: release } = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes(`${name} late`)) await waiting;
    return route.continue();
  });
  await dialog.getByRole('combobox', { name: 'Search tasks' }).fill(`${name} late`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  release();
  await expect(dialog.getByRole('button', { name: `Remove ${name} late` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

test('selects several users across searches, and removes them again', async ({ page }) => {
  await enter(page, people.manager);
  await page.goto(adding);
  const assignee = page.getByRole('combobox', { name: 'Assigned to' });
  await assignee.click();
  await assignee.fill(people.nurseName);
  await page.getByRole('option', { name: people.nurseName }).click();
  await page.getByRole('button', { name: 'Link more people' }).click();
  const dialog = picker(page, 'Select Users');
  const search = dialog.getByRole('combobox', { name: 'Search users' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Please Select User');
  // The current assignee is not offered.
  await search.fill(people.nurseName);
  await says(page, 'No Data Found');
  for (const name of ['Hannah Abbott', 'Daniel Okafor']) {
    await search.fill(name);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await expect(dialog.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await accessibleInBoth(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  // The form below reacts to the same keys, and was not submitted.
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Linked: Hannah Abbott, Daniel Okafor' }).click();
  await dialog.getByRole('button', { name: 'Remove Hannah Abbott' }).click();
  await dialog.getByRole('button', { name: 'Remove Daniel Okafor' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Link more people' })).toBeVisible();
});

test('the picker of task levels offers no inactive level, and can retry a failed request', async ({
  page,
}) => {
  const name = called('Fallow');
  const api = await apiOf(people.admin);
  await api(
    'mutation ($objects: [client_task_levels_insert_input!]!) { insert_client_task_levels(objects: $objects) { affected_rows } }',
    { objects: ['ACTIVE', 'INACTIVE'].map((status) => ({ name: `${name} ${status}`, status })) },
  );
  await addTasks(api, [name]);
  await enter(page, people.admin);
  await page.goto(list(`view=table&who=everyone&q=${name}`));
  await page.getByLabel(`Select ${name}`).check();
  await page.route('**/v1/graphql', (route) =>
    route.request().postData()?.includes('pick_client_task_levels')
      ? route.fulfill({
          json: { errors: [{ message: 'down', extensions: { code: 'unexpected', path: '$' } }] },
        })
      : route.continue(),
  );
  await page.getByRole('toolbar').getByRole('button', { name: 'Change level' }).click();
  const dialog = picker(page, 'Select Client task level');
  await expect(dialog.getByText('Sorry Something Went Wrong')).toBeVisible();
  await accessibleInBoth(page);
  await page.unroute('**/v1/graphql');
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Search task levels' }).fill(name);
  await expect(dialog.getByRole('option')).toHaveText([`${name} ACTIVE`]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Please Select Client task level');
});

test(
  'with many clinics, the clinic field of a new task starts empty and opens a search',
  long(),
  async ({ page }) => {
    const ben = 'ben.kowalski@brightbay.example';
    const name = called('Reef');
    const api = await apiOf(ben, 'brightbay');
    await api(
      'mutation ($objects: [clinics_insert_input!]!) { insert_clinics(objects: $objects) { affected_rows } }',
      {
        objects: Array.from({ length: 9 }, (_, index) => ({
          name: `${name} ${index + 1}`,
          state: 'QUEENSLAND',
          zone: 'Australia/Brisbane',
          status: index === 8 ? 'INACTIVE' : 'ACTIVE',
        })),
      },
    );
    await enter(page, ben, 'brightbay');
    await page.goto(at('brightbay', '/dashboard/tasks/add'));
    const clinic = page.getByRole('textbox', { name: 'Clinic' });
    await page.getByLabel('Name').fill('Count the chairs');
    await page.getByLabel('Deadline date').fill('2100-01-01');
    await page.getByLabel('Deadline date').press('Tab');
    await page.getByRole('button', { name: 'Add task', exact: true }).last().click();
    await says(page, 'Please Select Clinic');
    await expect(clinic).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = picker(page, 'Select Clinic');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please Select Clinic', { exact: true })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Search clinics' }).fill(name);
    await expect(dialog.getByRole('option')).toHaveCount(8);
    await dialog.getByRole('option', { name: `${name} 3` }).click();
    // Keys still work after a click.
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(clinic).toHaveValue(`${name} 3`);
    await expect(page.getByText('Please Select Clinic')).toHaveCount(0);
    await accessibleInBoth(page);
  },
);

test('users with the same name are offered with their emails, and others by name only', async ({ page }) => {
  await enter(page, people.manager);
  const api = await apiOf(people.manager);
  await page.route('**/v1/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { query: string; variables: Record<string, unknown> };
    if (!asked.query.includes('pick_users')) return route.fallback();
    const { users } = await api<{ users: { display_name: string }[] }>(asked.query, asked.variables);
    // Gives the first two users the same name.
    for (const user of users.slice(0, 2)) user.display_name = 'Alex Kim';
    return route.fulfill({ json: { data: { users } } });
  });
  await page.goto(adding);
  await page.getByRole('combobox', { name: 'Assigned to' }).click();
  const alike = page.getByRole('option', { name: /Alex Kim/ });
  await expect(alike).toHaveCount(2);
  await expect(alike.first()).toContainText(/@harboursmiles\.example/);
  const [first, second] = await alike.allTextContents();
  expect(first).not.toBe(second);
  // All others are shown by name only.
  await expect(page.getByRole('option').nth(2)).not.toContainText('@');
});
