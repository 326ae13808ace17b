import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, pendingPromise } from './support.ts';
import {
  addTasks,
  apiOf,
  board,
  called,
  card,
  carry,
  column,
  drag,
  finger,
  list,
  says,
} from './tasks-support.ts';

// Keeps animations on, as most users have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Waits until the page has rendered all updates. Its timers stand still, but React renders in a message. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );

test('moves a card by mouse to another column, and undoes the move', async ({ page }) => {
  const name = called('Polish the brass sign');
  await addTasks(await apiOf(people.manager), [name]);
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', board));
  await drag(page, card(page, name), column(page, 'In progress'));
  await expect(column(page, 'In progress').locator('article', { hasText: name })).toBeVisible();
  await says(page, 'Moved to in progress');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Pending').locator('article', { hasText: name })).toBeVisible();
  await page.reload();
  await expect(column(page, 'Pending').locator('article', { hasText: name })).toBeVisible();
});

test('late live updates neither remove a moved card nor close its open menu', async ({ page }) => {
  const name = called('Label the drawers');
  await addTasks(await apiOf(people.manager), [name]);
  const late: { readonly message: string; readonly tell: () => void }[] = [];
  let isLate = false;
  await page.clock.install();
  await page.routeWebSocket('**/v1/graphql', (socket) => {
    socket.connectToServer().onMessage((message) => {
      const tell = () => socket.send(message);
      if (isLate) late.push({ message: String(message), tell });
      else tell();
    });
  });
  // The request of the first move is delayed; the second one must not overtake it.
  const second = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables: { status?: string };
    };
    if (query.includes('move_task') && variables.status === 'INPROGRESS') await second.made;
    await route.continue();
  });
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&q=${name}`));
  await expect(card(page, name)).toBeVisible();
  isLate = true;
  await carry(page, name, 'ArrowRight');
  await carry(page, name, 'ArrowRight', 'ArrowRight');
  second.make();
  const finished = column(page, 'Finished').locator('article', { hasText: name });
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  const archive = page.getByRole('menuitem', { name: 'Archive', exact: true });
  await expect(archive).toBeVisible();
  // The live updates of both moves arrive, and so much time passes that a move without an update would be
  // dropped.
  await expect.poll(() => late.some(({ message }) => message.includes('FINISHED'))).toBe(true);
  isLate = false;
  for (const { tell } of late) tell();
  await rendered(page);
  await page.clock.runFor(5_000);
  await expect(finished).toHaveCount(1);
  await expect(archive).toBeVisible();
  await archive.click();
  await expect(card(page, name)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press moves a card to the next column, while a swipe only scrolls', async ({ page }) => {
    const name = called('Fill the soap dispensers');
    await addTasks(await apiOf(people.manager), [name]);
    await enter(page, people.manager);
    await page.goto(list(`view=board&who=everyone&q=${name}`));
    const own = card(page, name);
    await expect(own).toBeVisible();

    const swipe = await finger(page);
    await swipe.down(own);
    await swipe.move({ x: swipe.at().x - 220, y: swipe.at().y });
    await swipe.up();
    await expect(column(page, 'Pending').locator('article', { hasText: name })).toHaveCount(1);
    await column(page, 'Pending').scrollIntoViewIfNeeded();

    const hold = await finger(page);
    await hold.down(own);
    // The drag has started when the lifted copy of the card is visible.
    await expect(page.locator('[data-dnd-overlay]').getByText(name)).toBeVisible();
    await hold.move({ x: 384, y: hold.at().y });
    await expect(column(page, 'In progress')).toHaveAttribute('data-target', 'true');
    await hold.up();
    await expect(column(page, 'In progress').locator('article', { hasText: name })).toHaveCount(1);
    await page.reload();
    await expect(column(page, 'In progress').locator('article', { hasText: name })).toHaveCount(1);
  });
});

test('changes a task’s level by dragging its card when the board is grouped by level', async ({ page }) => {
  const name = called('Replace the reception bulbs');
  await addTasks(await apiOf(people.manager), [name]);
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&group=level&q=${name}`));
  await expect(column(page, 'No level').locator('article', { hasText: name })).toBeVisible();
  // The column at the left of the last one.
  const columns = page.locator('section[aria-label$="tasks"]');
  const target = columns.nth((await columns.count()) - 2);
  const level = (await target.getByRole('heading').textContent()) ?? '';
  await drag(page, card(page, name), target);
  await expect(column(page, level).locator('article', { hasText: name })).toBeVisible();
  await page.reload();
  await expect(column(page, level).locator('article', { hasText: name })).toBeVisible();
});

test('the board shows ten finished tasks, and ten more on request', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', board));
  const finished = column(page, 'Finished');
  await expect(finished.locator('article')).toHaveCount(10);
  await finished.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(finished.locator('article')).toHaveCount(20);
});

test('keys of the board focus, select, edit and open cards, and the help lists them', async ({ page }) => {
  const mugs = called('the cups');
  const names = ['Count', 'Wash'].map((verb) => `${verb} ${mugs}`);
  await addTasks(await apiOf(people.manager), names);
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&q=${mugs}`));
  await expect(page.locator('article')).toHaveCount(2);

  await page.keyboard.press('j');
  const first = page.locator('article').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('article').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('1 task selected');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(page.locator('article').nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(column(page, 'Pending').locator('article')).toHaveCount(2);

  await page.keyboard.press('f');
  await expect(page.getByRole('search', { name: 'Filters' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search by name')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of ['Next task', 'Previous task', 'Select the task', 'Edit task', 'Open task', 'Filter'])
    await expect(help.getByText(label, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/tasks\/edit\//);
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\/view\/[^/]+\/assignedTask/);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/tasks\/list/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/tasks\/add/);
});
