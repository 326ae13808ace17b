import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { enter, pendingPromise } from './support.ts';
import { addTasks, apiOf, called, day, dayInSydney, drag, list, says } from './tasks-support.ts';

const square = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const entry = (page: Page, date: string, name: string) =>
  square(page, date).getByRole('link', { name: new RegExp(name) });
const month = (page: Page) => page.getByRole('heading', { level: 2 });

test('moves a task to another day by mouse and by keyboard, and undoes it', async ({ page }) => {
  const name = called('Descale the kettle');
  // The next Tuesday and Wednesday, which are always in the same week.
  const tuesday = [1, 2, 3, 4, 5, 6, 7].find((days) => new Date(day(days)).getUTCDay() === 2) ?? 1;
  const [from, to] = [day(tuesday), day(tuesday + 1)];
  await addTasks(await apiOf(people.manager), [name], { deadline_date: from });
  await enter(page, people.manager);
  await page.goto(list(`view=calendar&span=week&who=everyone&date=${from}&q=${name}`));
  await expect(entry(page, from, name)).toBeVisible();
  await drag(page, entry(page, from, name), square(page, to));
  await expect(entry(page, to, name)).toBeVisible();
  await says(page, `Now due ${to}`);
  await page.reload();
  await expect(entry(page, to, name)).toBeVisible();

  await page.keyboard.press('j');
  await expect(entry(page, to, name)).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(entry(page, from, name)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, to, name)).toBeVisible();
});

test('a moved task stays on its new day until the server answers, even when another task is added', async ({
  page,
}) => {
  const name = called('Send the X-rays');
  const api = await apiOf(people.manager);
  await addTasks(api, [name], { deadline_date: day(3) });
  await enter(page, people.manager);
  const { made: free, make: release } = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    if (route.request().postData()?.includes('edit_task')) await free;
    await route.fallback();
  });
  await page.goto(list(`view=calendar&who=everyone&span=week&date=${day(3)}&q=${name}`));
  await entry(page, day(3), name).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
  await addTasks(api, [`${name} too`], { deadline_date: day(3) });
  await expect(entry(page, day(3), `${name} too`)).toBeVisible();
  await expect(entry(page, day(3), name)).toHaveCount(1);
  release();
  await says(page, `Now due ${day(10)}`);
});

test('refuses a day before the start date, and moves the task back with a message', async ({ page }) => {
  const name = called('Renew the parking permit');
  await addTasks(await apiOf(people.manager), [name], { start_date: day(2), deadline_date: day(3) });
  await enter(page, people.manager);
  await page.goto(list(`view=calendar&who=everyone&span=week&date=${day(3)}&q=${name}`));
  await expect(entry(page, day(3), name)).toBeVisible();
  await entry(page, day(3), name).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await says(page, 'Please Fill Valid Details');
  await expect(entry(page, day(3), name)).toBeVisible();
});

test('the calendar of tasks shows month, week and day, and pages to today, previous and next', async ({
  page,
}) => {
  await enter(page, people.manager);
  await page.goto(list('view=calendar&who=everyone&date=2026-02-10'));
  await expect(month(page)).toHaveText('February 2026');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(month(page)).toHaveText('March 2026');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('Week', { exact: true }).click();
  await expect(month(page)).toHaveText('9 – 15 February 2026');
  await page.getByText('Day', { exact: true }).click();
  await expect(month(page)).toHaveText(/Tuesday,? 10 February 2026/);
  await says(page, 'Nothing is due this day');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/2026-02-10/);
  await page.getByText('Month', { exact: true }).click();
  await square(page, dayInSydney(0)).getByRole('button').first().click();
  await expect(page).toHaveURL(/span=day/);
});
