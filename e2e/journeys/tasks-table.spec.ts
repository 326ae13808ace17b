import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { enter, long } from './support.ts';
import { addTasks, apiOf, called, choose, day, dayInSydney, list, says } from './tasks-support.ts';

const rows = (page: Page) => page.locator('tbody tr[data-task]');
const head = (page: Page, title: string) =>
  page.locator('th').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const cells = (page: Page, column: number) => page.locator(`tbody tr[data-task] td:nth-child(${column})`);
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' });

test(
  'each column can be sorted, and the assignees are sorted by name in both directions',
  long(),
  async ({ page }) => {
    await enter(page, people.admin);
    await page.goto(list('view=table&who=everyone'));
    await expect(rows(page).first()).toBeVisible();
    for (const title of [
      'Task',
      'Level',
      'Priority',
      'Status',
      'Assigned to',
      'Assigned by',
      'Deadline',
      'Created',
    ]) {
      await head(page, title).getByRole('button').click();
      await expect(head(page, title)).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows(page).first()).toBeVisible();
    }
    await head(page, 'Assigned to').getByRole('button').click();
    await expect(page).toHaveURL(/sort=assigned_to_user.display_name.asc/);
    // The name without the initials or picture beside it.
    const names = () => cells(page, 6).locator('.mantine-Text-root').allTextContents();
    const inOrder = (values: readonly string[]) => [...values].sort((a, b) => a.localeCompare(b, 'en'));
    await expect.poll(async () => (await names()).join() === inOrder(await names()).join()).toBe(true);
    await head(page, 'Assigned to').getByRole('button').click();
    await expect(head(page, 'Assigned to')).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(
        async () =>
          (await names()).join() ===
          inOrder(await names())
            .reverse()
            .join(),
      )
      .toBe(true);
  },
);

test('pages through the table with the page in the URL, and selects beyond a page', async ({ page }) => {
  const name = called('Page');
  await addTasks(
    await apiOf(people.manager),
    Array.from({ length: 57 }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}`),
  );
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}&sort=name.asc`));
  await expect(page.getByText('1–50 of 57')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText(`${name} 51`);
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText('51–57 of 57')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByLabel(`Select ${name} 57`).check();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows(page)).toHaveCount(50);
  // The row that was selected on the other page stays selected.
  await expect(bar(page)).toContainText('1 task selected');

  await page.getByLabel('Select all tasks on this page').check();
  await expect(bar(page)).toContainText('51 tasks selected');
  await page.getByRole('button', { name: 'Select all 57 matching' }).click();
  await expect(bar(page)).toContainText('57 tasks selected');
  const begun = Date.now();
  await bar(page).getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  // One command for all tasks. How long it takes is printed but not checked.
  await expect(page.getByText('57 tasks moved', { exact: true }).first()).toBeVisible({ timeout: 45_000 });
  console.log(`a status for 57 tasks took ${Date.now() - begun} ms`);
  await expect(page.locator('tbody').getByText('In progress')).toHaveCount(50);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('tbody').getByText('Pending', { exact: true })).toHaveCount(50);
});

test('names each failed task of a bulk change with the reason, and completes the others', async ({
  page,
}) => {
  const name = called('Bulk');
  const api = await apiOf(people.manager);
  const [done, open] = [`${name} finished`, `${name} open`];
  const [id] = await addTasks(api, [done, open]);
  await api('mutation ($id: uuid!) { change_task_status(id: $id, status: "FINISHED") { id } }', { id });
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}`));
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Select all tasks on this page').check();
  await bar(page).getByRole('button', { name: 'Archive' }).click();
  const failures = page.getByRole('dialog', { name: '1 task couldn’t be changed' });
  await expect(failures.getByRole('listitem')).toHaveText(`${open}: Unable to update task`);
  await failures.getByRole('button', { name: 'Okay' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(open);

  await page.goto(list(`view=table&who=everyone&archived=true&q=${name}`));
  await expect(rows(page)).toContainText(done);
  await choose(page, done, 'Restore');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('sets a level on two tasks, and requires a level to be selected', async ({ page }) => {
  const name = called('Level');
  await addTasks(await apiOf(people.manager), [`${name} a`, `${name} b`]);
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}`));
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Select all tasks on this page').check();
  await bar(page).getByRole('button', { name: 'Change level' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Client task level' });
  await picker.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Please Select Client task level');
  await expect(picker.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const level = (await picker.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Control+Enter');
  await expect(cells(page, 8).filter({ hasText: level })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cells(page, 8).filter({ hasText: '–' })).toHaveCount(2);
});

test('resizes a column by mouse and keyboard, but not below 50 pixels', long(), async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(list('view=table&who=everyone'));
  await expect(rows(page).first()).toBeVisible();
  const width = async (title: string) => (await head(page, title).boundingBox())?.width ?? 0;
  const grip = page.getByRole('separator', { name: 'Width of Level' });
  const before = await width('Level');
  const box = await grip.boundingBox();
  if (!box) throw new Error('no grip');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => width('Level')).toBeGreaterThan(before + 25);
  const wide = await width('Level');
  await grip.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => width('Level')).toBeLessThan(wide);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => width('Level')).toBeGreaterThanOrEqual(50);
  await page.reload();
  await expect.poll(() => width('Level')).toBeLessThan(80);
});

test('the rows of the task table respond to the same keys as the cards of the board', async ({ page }) => {
  const name = called('Rows');
  await addTasks(await apiOf(people.manager), [`${name} a`, `${name} b`]);
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}&sort=name.asc`));
  await expect(rows(page)).toHaveCount(2);
  for (const key of ['j', 'j', 'k', 'x']) await page.keyboard.press(key);
  await expect(rows(page).first()).toBeFocused();
  await expect(bar(page)).toContainText('1 task selected');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/tasks\/edit\//);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\/view\//);
});

test('Task.csv contains what the table shows, and the chips filter it and show counts', async ({ page }) => {
  const name = called('Export');
  const api = await apiOf(people.manager);
  await addTasks(api, [`${name} a`, `${name}, "quoted"`]);
  const dated = (days: number) => ({ start_date: day(-9), deadline_date: dayInSydney(days) });
  await addTasks(api, [`${name} late`], { priority: 'HIGH', ...dated(-2) });
  await addTasks(api, [`${name} now`], { priority: 'HIGH', ...dated(0) });
  await addTasks(api, [`${name} soon`], { priority: 'LOW', ...dated(1) }, 'Daniel Okafor');
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}&sort=name.asc`));
  await expect(rows(page)).toHaveCount(5);
  // At 1440 pixels, priorities, statuses and dates are fully visible; only names and levels may be cut off.
  const cut = rows(page)
    .locator('td:is(:nth-child(3), :nth-child(4), :nth-child(5), :nth-child(9)), [data-pill] > span')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? [cell.textContent] : [])),
    );
  expect(await cut).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Task.csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Task.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toContain(`${name} a`);
  expect(text).toContain(`"${name}, ""quoted"""`);
  expect(text.trim().split('\n')).toHaveLength(6);
  expect(text).toContain(day(3));

  const chip = (label: string) =>
    page.getByRole('search', { name: 'Filters' }).getByRole('button', { name: new RegExp(`^${label} ?\\d`) });
  const shows = async (part: string, names: readonly string[], counts: Readonly<Record<string, number>>) => {
    await expect(page).toHaveURL(new RegExp(part));
    await expect(rows(page)).toHaveCount(names.length);
    for (const each of names) await expect(rows(page).filter({ hasText: `${name}${each}` })).toHaveCount(1);
    for (const [label, count] of Object.entries(counts))
      await expect(chip(label)).toHaveText(new RegExp(`^${label} ?${count}$`));
  };
  const due = { Overdue: 1, 'Due today': 1, 'Due tomorrow': 1 };
  const whose = { 'My tasks': 1, 'Assigned by me': 5, Everyone: 5 };
  await shows('q=', [' a', ' late', ' now', ' soon', ','], { ...whose, ...due, High: 2, Medium: 2, Low: 1 });
  await chip('High').click();
  await shows('priority=HIGH', [' late', ' now'], {
    'My tasks': 0,
    'Due today': 1,
    'Due tomorrow': 0,
    Low: 1,
  });
  await chip('Due today').click();
  await shows('due=TODAY', [' now'], { Everyone: 1, Overdue: 1, High: 1, Low: 0 });
  for (const pressed of ['High', 'Due today']) await chip(pressed).click();
  await chip('My tasks').click();
  await shows('who=mine', [' soon'], { ...whose, Overdue: 0, High: 0, Low: 1 });
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('q') && url.searchParams.get('who') === 'mine');
});
