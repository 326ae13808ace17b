import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, accessibleInBoth, at, enter, long, pendingPromise, personIn } from './support.ts';
import { apiOf } from './tasks-support.ts';

const saved =
  'Saved Successfully. These changes will not be updated to the users with customize permissions.';
const matrix = (page: Page) => page.getByRole('grid');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Access' }).click();
  await says(page, saved);
  await expect(bar(page)).toContainText('No unsaved changes');
}

interface Person {
  readonly id: string;
  readonly clinics: readonly { readonly clinic_id: string }[];
  readonly roles: readonly { readonly clinic_id: string | null }[];
}
type Api = Awaited<ReturnType<typeof apiOf>>;

/** A user of the demo, with a function that gives them a role. */
async function employee(admin: Api, email: string) {
  const { users } = await admin<{ users: readonly Person[] }>(
    `query ($email: String!) { users(where: { email: { _eq: $email } }) {
      id clinics: j_users_clinics { clinic_id } roles: j_users_user_roles { clinic_id } } }`,
    { email },
  );
  const [person] = users;
  if (!person) throw new Error(`the demo has no ${email}`);
  const clinic_ids = person.clinics.map(({ clinic_id }) => clinic_id);
  const give = (user_custom_role_id: string | null, clinic_id: string | null) =>
    admin(
      `mutation ($id: uuid!, $roles: [set_user_access_roles_input!]!, $clinic_ids: [uuid!]!) {
        set_user_access(user_id: $id, roles: $roles, clinic_ids: $clinic_ids) { id } }`,
      { id: person.id, roles: [{ user_role_id: 11, user_custom_role_id, clinic_id }], clinic_ids },
    );
  return {
    id: person.id,
    clinic: clinic_ids[0] ?? '',
    give,
    back: () => give(null, person.roles[0]?.clinic_id ?? null),
  };
}

test('a custom role is created and assigned, and its rights change in a list that its user has open', async ({
  page,
  browser,
}) => {
  const admin = await apiOf(people.admin);
  const samuel = await employee(admin, 'samuel.leota@harboursmiles.example');
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/user-custom-roles/add'));
  const form = page.getByRole('dialog', { name: 'Add custom role' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Levels keeper');
  await form.getByRole('combobox', { name: 'Clinic' }).click();
  await page.getByRole('option', { name: 'Parramatta' }).click();
  await form.getByRole('textbox', { name: 'Description' }).fill('Keeps the task levels');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Levels keeper' }).click();
  await expect(page.getByText('Nobody has this role yet.')).toBeVisible();
  await page.getByRole('link', { name: 'View access' }).click();

  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Levels keeper');
  // The role is of one clinic, so its access cannot differ between clinics.
  await expect(page.getByRole('combobox', { name: 'Clinic' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand Masters' }).click();
  await box(page, 'Edit, Task Levels').check();
  await expect(box(page, 'View, Task Levels')).toBeChecked();
  await expect(box(page, 'View, Task Levels')).toBeDisabled();
  await expect(bar(page)).toContainText('Task Levels+ View, Edit');
  await accessibleInBoth(page);
  await save(page);
  const role = new URL(page.url()).searchParams.get('role') ?? '';
  await samuel.give(role, samuel.clinic);

  const other = await personIn(browser, 'samuel.leota@harboursmiles.example');
  await other.goto(at('harboursmiles', '/dashboard/settings'));
  await other.getByRole('main').getByRole('link', { name: 'Task Levels' }).click();
  await expect(other.locator('[data-row]').first()).toBeVisible();
  const add = other.getByRole('button', { name: 'Add task level' });
  await expect(add).toHaveCount(0);
  // The user gets ADD while the list is open.
  await box(page, 'Add, Task Levels').check();
  await save(page);
  await expect(add.first()).toBeVisible();
  // The user loses all rights while the list is open.
  await box(page, 'Task Levels').click();
  await box(page, 'Task Levels').click();
  await expect(bar(page)).toContainText('− View, Add, Edit');
  // The message is visible for only two seconds, so the test starts to wait for it before saving.
  const refusal = says(other, 'You Do not have Permission To Perform This Action');
  await save(page);
  await refusal;
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('link', { name: 'Task Levels' })).toHaveCount(0);

  // A role that users have cannot be deleted.
  await page.goto(at('harboursmiles', '/dashboard/user-custom-roles/list'));
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Levels keeper' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await says(page, 'Unable to delete');
  await samuel.back();
  await remove();
  await says(page, 'Deleted successfully');
  await other.context().close();
});

test('the role matrix works by keyboard, and saving after a colleague keeps the changes of both', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/role-management'));
  await expect(page).toHaveURL(/\/role-management\/list$/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toHaveText(/Dashboard.*Role Management.*Listing/);
  await page.getByRole('button', { name: 'How it works' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Select Your Role').focus();
  await page.keyboard.type('Clinic Adm');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(matrix(page)).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search modules' })).toBeFocused();
  await page.getByRole('button', { name: 'Expand all' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(matrix(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeFocused();
  const group = matrix(page).locator('[data-module="clinic_masters"]');
  await group.getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 'Clinic Masters')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(box(page, 'Contact Types')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Contact Types')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('contact types');
  await expect(matrix(page).locator('tbody tr')).toHaveCount(2);
  await box(page, 'Clinic Masters').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Contact Types')).not.toBeFocused();
  await box(page, 'Add, Clinic Masters').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Add, Contact Types')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 'Edit, Contact Types')).toBeFocused();
  // The whole grid is one tab stop; arrow keys reach the other controls.
  await expect(matrix(page).locator('input[tabindex="0"], button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(box(page, 'Contact Types')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(matrix(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(box(page, 'Contact Types')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 'Edit, Contact Types')).toBeFocused();
  // VIEW cannot get the focus here, so the next cell is DELETE.
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 'Delete, Contact Types')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('Contact Types+ Delete');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Tasks/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(bar(page)).toContainText('1 unsaved change');

  // Another user saves the same role.
  const admin = await apiOf(people.admin);
  const read = await admin<{
    modules_by_role: {
      version: number;
      modules: readonly {
        id: string | null;
        module: string;
        module_id: number;
        saved_data_actions: readonly string[];
      }[];
    };
  }>('{ modules_by_role(user_role_id: 10) { version modules { id module module_id saved_data_actions } } }');
  const reports = read.modules_by_role.modules.find(({ module }) => module === 'reports');
  await admin(
    `mutation ($ids: [uuid!]!, $records: [save_role_access_records_input!]!, $version: Int!) {
      save_role_access(user_role_id: 10, ids: $ids, records: $records, version: $version) { affected_rows } }`,
    {
      ids: [reports?.id],
      records: [{ module_id: reports?.module_id, saved_data_actions: [] }],
      version: read.modules_by_role.version,
    },
  );
  await says(page, 'Someone else has just saved changes');
  // The reload is delayed from here on. What the user changes in the meantime must not be lost or refused.
  const reading = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    if (route.request().postData()?.includes('query modules_by_role')) await reading.made;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save Access' }).click();
  await says(page, 'Unable To Save Access');
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect(bar(page).getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Access' }).click();
  reading.make();
  await says(page, saved);
  await expect(bar(page)).toContainText('No unsaved changes');

  // After both users have saved, the role has the changes of both.
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('');
  await expect(box(page, 'Reports')).not.toBeChecked();
  await box(page, 'Reports').check();
  await page.getByRole('button', { name: 'Expand Clinic Masters' }).click();
  await expect(box(page, 'Delete, Contact Types')).toBeChecked();
  await box(page, 'Delete, Contact Types').uncheck();
  await save(page);
});

test('the role matrix marks actions that are fixed or cannot be granted, and ticks a column of selected modules', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/role-management/list?role=11'));
  await expect(page.getByText(/people have this role/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'View, Dashboard: always on' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand Task Management' }).click();
  await expect(
    page.getByRole('img', { name: 'Delete, Task Extension Requests: you can’t grant this' }),
  ).toBeVisible();
  await page.getByPlaceholder('Select Your module').click();
  for (const name of ['Newsfeeds', 'Duties']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(matrix(page).locator('tr[data-parent]')).toHaveCount(2);
  await page.getByRole('columnheader', { name: 'Edit' }).getByRole('checkbox').check();
  await expect(bar(page)).toContainText('2 unsaved changes');
  await expect(box(page, 'Edit, Duties')).toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(box(page, 'Edit, Duties')).not.toBeChecked();
});

test(
  'offers to create the first custom role, but not to a user without that right',
  long(),
  async ({ page }) => {
    const priya = 'priya.nair@harboursmiles.example';
    const none = page.getByRole('heading', { name: 'NO Custom Role Found' });
    await enter(page, priya);
    await page.goto(at('harboursmiles', '/dashboard/role-management/list'));
    await expect(none).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add custom role' })).toHaveCount(0);
    // A user who may not save has no Save button.
    await page.goto(at('harboursmiles', '/dashboard/role-management/list?role=11'));
    await expect(matrix(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Access' })).toHaveCount(0);
    await expect(box(page, 'Add, Contacts')).toBeDisabled();

    const admin = await apiOf(people.admin);
    const { id } = await employee(admin, priya);
    const modules = [1900, 1901];
    const depart = async (actions: readonly string[]) => {
      const { user_access } = await admin<{ user_access: { version: string } }>(
        'query ($id: uuid!) { user_access(user_id: $id) { version } }',
        { id },
      );
      await admin(
        `mutation ($id: uuid!, $records: [save_user_access_records_input!]!, $version: String!) {
        save_user_access(user_id: $id, records: $records, version: $version) { affected_rows } }`,
        {
          id,
          version: user_access.version,
          records: modules.map((module_id) => ({
            module_id,
            default_actions: actions,
            default_disabled_actions: [],
          })),
        },
      );
    };
    await depart(['ADD']);
    await page.goto(at('harboursmiles', '/dashboard/role-management/list'));
    await page.getByRole('button', { name: 'Add custom role' }).click();
    await expect(page.getByRole('dialog', { name: 'Add custom role' })).toBeVisible();
    await depart([]);
  },
);

test('gives a user a right that the role lacks, removes one that it has, and reverts both', async ({
  page,
  browser,
}) => {
  const { id } = await employee(await apiOf(people.admin), 'chloe.barker@harboursmiles.example');
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', `/dashboard/users/view/${id}?tab=access`));
  const right = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByRole('img', { name: 'View, Users: yes, always on' })).toBeVisible();
  await right('Add, Task Levels: no, not granted').click();
  await expect(right('View, Task Levels: yes, added for this person')).toBeVisible();
  // Arrow keys skip cells that cannot be changed.
  await right('View, Rooms: yes, from the role').focus();
  await page.keyboard.press('ArrowDown');
  await expect(right('View, Shift Timings: yes, from the role')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Rooms− View');
  await accessibleInBoth(page);

  const chloe = await personIn(browser, 'chloe.barker@harboursmiles.example');
  await chloe.goto(at('harboursmiles', '/dashboard/clinic-rooms/list'));
  await expect(chloe.locator('[data-row]').first()).toBeVisible();
  const refusal = says(chloe, 'You Do not have Permission To Perform This Action');
  await page.getByRole('button', { name: 'Save Access' }).click();
  await says(page, 'Saved Successfully');
  await refusal;
  await expect(bar(page)).toContainText('No unsaved changes');
  await expect(chloe).toHaveURL(/\/dashboard$/);
  await chloe.goto(at('harboursmiles', '/dashboard/settings'));
  const menu = chloe.getByRole('main');
  await expect(menu.getByRole('link', { name: 'Task Levels' })).toBeVisible();
  await page.getByText('Show overrides only').click();
  await right('View, Rooms: no, removed for this person').click();
  await right('View, Task Levels: yes, added for this person').click();
  await page.getByRole('button', { name: 'Save Access' }).click();
  await expect(menu.getByRole('link', { name: 'Task Levels' })).toHaveCount(0);
  await chloe.goto(at('harboursmiles', '/dashboard/clinic-rooms/list'));
  await expect(chloe.locator('[data-row]').first()).toBeVisible();
  await chloe.context().close();
});
