import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter, long, signIn } from './support.ts';
import { addTasks, apiOf, called, says } from './tasks-support.ts';

test('opening the sign-in page, signing in and reloading cause no console errors and no failed requests', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
  page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.url()}`));
  await page.goto(at('harboursmiles'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(wrong).toEqual([]);
  await signIn(page, people.nurse);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('the screens of Inventory are tabs for mouse and keyboard, and the active tab is in view on a phone', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard'));
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  // The number in the menu is the number of items on the screen.
  const open = menu.getByRole('link', { name: /^Inventory \d+ open$/ });
  await expect(open).toBeVisible();
  const count = /\d+/.exec((await open.getAttribute('title')) ?? '')?.[0];
  await open.click();
  const tabs = page.getByRole('navigation', { name: 'Inventory screens' });
  await expect(tabs.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  const orders = tabs.getByRole('link', { name: `Orders ${count} open` });
  await orders.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Open ${count}$`) })).toBeVisible();
  await accessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await tabs.getByRole('link', { name: 'Setup' }).click();
  const setup = page.getByRole('navigation', { name: 'Setup screens' });
  await setup.getByRole('link', { name: 'Storage Locations' }).click();
  for (const row of [tabs, setup])
    await expect(row.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessibleInBoth(page);
});

test('menus, notifications, palette and help work by mouse', async ({ page }) => {
  await signIn(page, people.admin);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await accessibleInBoth(page);
  await page.getByRole('button', { name: 'Expand menu' }).click();

  await page.getByRole('button', { name: /^Clinic:/ }).click();
  await accessibleInBoth(page);
  await page.getByRole('menuitem', { name: 'Manly' }).click();
  await expect(page.getByRole('button', { name: 'Clinic: Manly' })).toBeVisible();
  await page.getByRole('button', { name: 'Clinic: Manly' }).click();
  await page.getByRole('menuitem', { name: 'All clinics' }).click();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: /^Notifications/ });
  await expect(bell.getByText('All notifications')).toBeVisible();
  await accessibleInBoth(page);
  await bell.getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await accessibleInBoth(page);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await accessibleInBoth(page);
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('menuitem', { name: 'Same as device' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await accessibleInBoth(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await accessibleInBoth(page);
  await page.getByRole('menuitem', { name: 'Your account and notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Your account and notifications', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('set quiet hours');
  await accessibleInBoth(page);
  await page.getByRole('link', { name: 'All help articles' }).click();
  await page.getByLabel('Search help articles').fill('supplier gets a link');
  await expect(page.getByRole('link', { name: 'From low stock to received' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your day at a glance' })).toHaveCount(0);
  await accessibleInBoth(page);

  await page.getByRole('button', { name: 'Quick add' }).click();
  await accessibleInBoth(page);
  await page.getByRole('menuitem', { name: /Add product/ }).click();
  await expect(page.getByRole('heading', { name: 'Add product', level: 1 })).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  const phone = await apiOf(people.admin).then(async (api) => {
    const { users } = await api<{ users: { phone: string }[] }>(
      '{ users(where: { display_name: { _eq: "Lachlan Reid" } }) { phone } }',
    );
    return users[0]?.phone.replace(/\D/g, '').replace(/^0/, '+61') ?? '';
  });
  await page.getByPlaceholder('Search or jump to…').fill(phone);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lachlan Reid' })).toBeVisible();
  await page.getByPlaceholder('Search or jump to…').fill('1');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Order 1 · / })).toBeVisible();
  await page.getByPlaceholder('Search or jump to…').fill('lachlan');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lachlan Reid' })).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Lachlan Reid' }).click();
  await expect(page.getByRole('heading', { name: 'Lachlan Reid', level: 1 })).toBeVisible();
});

test('marks all notifications as read, and undoes it', async ({ page }) => {
  await addTasks(await apiOf(people.manager), [called('Fill the kettle'), called('Fill the jug')]);
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/notifications'));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await bell.press('Enter');
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

test('a notification about a deleted record reports the deletion, whether read or not', async ({ page }) => {
  const manager = await apiOf(people.manager);
  const name = called('Descale the urn');
  const [id] = await addTasks(manager, [name]);
  await manager('mutation ($id: uuid!) { delete_task(id: $id) { id } }', { id });
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/notifications'));
  const notice = page.getByRole('main').getByRole('button').filter({ hasText: name });
  await expect(notice).toHaveAccessibleName(/deleted .* \(unread\)/);
  await notice.click();
  await says(page, 'This was deleted, so there is nothing to open.');
  await expect(notice).not.toHaveAccessibleName(/unread/);
  await expect(page.getByText('This was deleted, so there is nothing to open.')).toBeHidden();
  await notice.press('Enter');
  await says(page, 'This was deleted, so there is nothing to open.');
});

test('finds a task by its number and a clinic by its name in the palette, and lists both as recent', async ({
  page,
}) => {
  const name = called('Empty the dishwasher');
  const api = await apiOf(people.manager);
  await addTasks(api, [name]);
  const { tasks } = await api<{ tasks: { short_id: number }[] }>(
    'query ($name: String!) { tasks(where: { name: { _eq: $name } }) { short_id } }',
    { name },
  );
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard'));
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await page.getByPlaceholder('Search or jump to…').fill(`T-${tasks[0]?.short_id}`);
  await page.getByRole('dialog').getByText(name).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // Other records are found by name, and the palette lists recently viewed ones when it opens again.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or jump to…').fill('manly');
  await page.getByRole('dialog').getByText('Clinics', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Manly' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Manly Clinics' })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${name} Tasks` })
    .click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('menus, palette and help work by keyboard', async ({ page }) => {
  await addTasks(await apiOf(people.manager), [called('Tidy the rooms')]);
  await signIn(page, people.admin);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  for (const [keys, path] of [
    ['gu', '/dashboard/users/list'],
    ['gc', '/dashboard/clinics/list'],
    ['gn', '/dashboard/notifications'],
    ['ga', '/dashboard/my-account'],
    ['gd', '/dashboard'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.waitForLoadState('networkidle');
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search or jump to…')).toBeFocused();
  await page.keyboard.type('rooms');
  await expect(page.getByRole('dialog').getByText('Rooms', { exact: true }).first()).toBeVisible();
  // Tasks with that word arrive later, and must not come first.
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^T-\d+/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clinic-rooms\/list/);
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  // The menu handles keys only once it has the focus.
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to Harbour Smiles' })).toBeVisible();
});

test('modules that super_admin hides, renames or moves change in the menu and the palette', async ({
  page,
}) => {
  await enter(page, people.admin);
  // The response is faked, because a real change would affect all journeys.
  await page.addInitScript(() => {
    const changes: Record<string, object> = {
      clinics: { title: 'Surgeries', position: 5000 },
      Users: { hide_in_menu: true },
    };
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      const body = await answer
        .clone()
        .json()
        .catch(() => null);
      if (!body?.data?.me) return answer;
      for (const module of body.data.me.modules) Object.assign(module, changes[module.name]);
      return new Response(JSON.stringify(body), answer);
    };
  });
  await page.goto(at('harboursmiles', '/dashboard'));
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Organisation' }).getByRole('link').last()).toHaveText(
    'Surgeries',
  );
  await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or jump to…').fill('s');
  const palette = page.getByRole('dialog');
  await expect(palette.getByText('Surgeries')).toBeVisible();
  await expect(palette.getByText('Users', { exact: true })).toHaveCount(0);
});

test('a URL of an unknown or forbidden module leads to the dashboard; a group and a task with a cut-off id are not found', async ({
  page,
}) => {
  await enter(page, people.nurse);
  for (const [path, sentence] of [
    ['nonsense/list', "Don't Have Permission To Access"],
    ['clinic-expenses/list', 'You Do not have Permission To Perform This Action'],
  ] as const) {
    await page.goto(at('harboursmiles', `/dashboard/${path}`));
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL(at('harboursmiles', '/dashboard'));
  }
  // A module that only groups others has no list, and a link that was cut off names no task.
  for (const path of ['task-management/list', 'tasks/edit/0190aaaa-0000-70']) {
    await page.goto(at('harboursmiles', `/dashboard/${path}`));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('rooms can be opened by the URLs of list, add, edit and view, and the spelling of a module is corrected', async ({
  page,
}) => {
  await enter(page, people.admin);
  const to = (path: string) => page.goto(at('harboursmiles', `/dashboard/${path}`));
  // A module spelled with underscores and capitals is found, and the URL changes to its own spelling.
  await to('Clinic_Rooms');
  await expect(page).toHaveURL(at('harboursmiles', '/dashboard/clinic-rooms/list'));
  await page.locator('[data-row]').first().waitFor();
  const id = await page.locator('[data-row]').first().getAttribute('data-row');
  for (const [path, name] of [
    ['add', 'Add room'],
    [`edit/${id}`, 'Edit room'],
    [`view/${id}`, /./],
  ] as const) {
    await to(`clinic-rooms/${path}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  // The URL of the list of a module with its own screen leads to that screen.
  await to('my-account/list');
  await expect(page).toHaveURL(at('harboursmiles', '/dashboard/my-account'));
});

test('a user with VIEW only is redirected from the URLs of add and edit', long(), async ({ page }) => {
  await enter(page, people.nurse);
  for (const path of ['add', 'edit/0192f000-0000-7000-8000-000000000000']) {
    await page.goto(at('harboursmiles', `/dashboard/clinic-rooms/${path}`));
    await expect(page.getByText('You Do not have Permission To Perform This Action')).toBeVisible();
    await expect(page).toHaveURL(at('harboursmiles', '/dashboard'));
  }
  await page.goto(at('harboursmiles', '/dashboard/clinic-rooms/list?form=add'));
  await page.locator('[data-row]').first().waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone, More in the bottom bar leads to screens, and a list fits the width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, people.manager);
  const bar = page.getByRole('navigation', { name: 'Main, phone' });
  await expect(bar.getByRole('link')).toHaveText([/Home/, /Tasks/, /Roster/, /Chats/]);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await accessibleInBoth(page);
  await page.locator('[data-row]').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\/users\/view\//);
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible();
  await accessibleInBoth(page);
  await bar.getByRole('button', { name: 'More' }).click();
  await accessibleInBoth(page);
  const more = page.getByRole('dialog');
  await more.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('main').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rooms', level: 1 })).toBeVisible();
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The main button is between the contents and the bar, and covers neither.
  const add = await page.getByRole('button', { name: 'Add room' }).boundingBox();
  const content = await page.locator('#content').boundingBox();
  expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(add?.y ?? 0);
});

test(
  'columns, filters and selected rows have no serious axe finding, light and dark',
  long(),
  async ({ page }) => {
    await enter(page, people.admin);
    await page.goto(at('harboursmiles', '/dashboard/users/list'));
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await accessibleInBoth(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await accessibleInBoth(page);
    await page.keyboard.press('f');
    await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toBeVisible();
    await accessibleInBoth(page);
  },
);

test(
  'each subscription count on the platform dashboard opens a list of as many rows',
  long(),
  async ({ page }) => {
    await enter(page, 'owner@operatory.example', 'superadmin');
    for (const [title, show] of [
      ['Expiring', 'expiring'],
      ['Expired', 'expired'],
      ['Unpaid', 'unpaid'],
    ] as const) {
      await page.goto(at('superadmin', '/dashboard'));
      const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
      const shown = async () => /\d+/.exec((await card.innerText()).replace('30 days', ''))?.[0];
      await expect.poll(shown).toBeDefined();
      const count = Number(await shown());
      await card.click();
      await expect(page).toHaveURL(new RegExp(`subscriptions/list\\?show=${show}`));
      await expect(page.locator('[data-row]')).toHaveCount(count);
    }
  },
);

test('a reload while the server is down does not sign the user out', async ({ page }) => {
  const address = at('harboursmiles', '/dashboard/users/list');
  await enter(page, people.manager);
  await page.goto(address);
  const list = page.getByRole('heading', { name: 'Users', level: 1 });
  await expect(list).toBeVisible();
  const panel = page.getByText('Sorry Something Went Wrong', { exact: true });
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  const answers = {
    '**/v1/graphql': {
      status: 503,
      json: { errors: [{ message: 'away', extensions: { code: 'unexpected' } }] },
    },
    '**/api/v1/auth/refresh': { status: 503, json: { message: 'away' } },
  };
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(path, (route) => route.fulfill(answer));
    await page.reload();
    await expect(panel).toBeVisible();
    await refresh.click();
    await expect(panel).toBeVisible();
    await page.unroute(path);
    await refresh.click();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  // After a broken connection the page recovers by itself, without signing the user out.
  await page.route('**/api/v1/auth/refresh', (route) => route.abort());
  await page.reload();
  await expect(panel).toBeVisible();
  await page.unroute('**/api/v1/auth/refresh');
  await expect(list).toBeVisible();
});
