import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, signIn } from './support.ts';
import { addTasks, apiOf, called, day } from './tasks-support.ts';

test('the dashboard finishes a task with one click, and Undo reopens the task', async ({ page }) => {
  const name = called('Rinse the trays');
  await addTasks(await apiOf(people.manager), [name], { deadline_date: day(0), priority: 'HIGH' });
  await signIn(page, people.nurse);
  const mine = page.getByRole('region', { name: 'My tasks, next 7 days' });
  await mine.getByRole('button', { name: `Finish: ${name}` }).click();
  await expect(mine.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await mine.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
});

test('a card whose rows fail to load shows an error instead of loading forever', async ({ page }) => {
  await enter(page, people.admin);
  await page.routeWebSocket(/graphql/, (socket) => void socket.close({ code: 1011 }));
  await page.goto(at('harboursmiles', '/dashboard'));
  const card = page.getByRole('region', { name: 'Needs your approval' });
  await expect(card.getByText('Sorry Something Went Wrong')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Overdue/ })).toContainText('–');
});

test('a card shows an error even if only one of its parts fails to load', async ({ page }) => {
  await enter(page, people.admin);
  const errors = [{ message: 'down', extensions: { code: 'unexpected', path: '$' } }];
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message));
      if (type === 'subscribe' && payload.query.includes('waitingReassigns'))
        socket.send(JSON.stringify({ id, type: 'error', payload: errors }));
      else server.send(message);
    });
  });
  await page.goto(at('harboursmiles', '/dashboard'));
  await expect(page.getByRole('link', { name: /^Overdue/ })).toContainText(/\d/);
  const card = page.getByRole('region', { name: 'Needs your approval' });
  await expect(card.getByText('Sorry Something Went Wrong')).toBeVisible();
});

test('a truncated table cell shows its full text on hover, and a cell that is not truncated does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/users/list'));
  const mail = page.locator('td', { hasText: 'zoe.papadopoulos@' });
  await mail.hover();
  await expect(mail).toHaveAttribute('title', 'zoe.papadopoulos@harboursmiles.example');
  const name = page.locator('td', { hasText: /^Manly$/ }).first();
  await name.hover();
  await expect(name).not.toHaveAttribute('title');
});

test('if the files of a screen fail to load, the menu stays, and the screen appears once they can be loaded', async ({
  page,
}) => {
  await signIn(page, people.admin);
  // Waits until the page has loaded completely, because all further files are blocked from here on.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const parts = /\/(assets|healthz)/;
  await page.route(parts, (route) => route.abort());
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByText('Please Click On Refresh Button')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  await page.unroute(parts);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible({ timeout: 20_000 });
});
