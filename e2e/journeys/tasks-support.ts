import { expect, type Locator, type Page } from '@playwright/test';
import { nodePerson } from './node-person.ts';
import { at } from './support.ts';

export const board = '/dashboard/tasks/list?view=board&who=everyone';
export const list = (query: string) => at('harboursmiles', `/dashboard/tasks/list?${query}`);
export const card = (page: Page, name: string) => page.locator('article[data-task]', { hasText: name });
export const column = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title},`) });
/** A name that no earlier run has used, so that a journey can be repeated on the same data. */
export const called = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;
const began = Date.now();
/** The date this many days from now. It stays the same during a journey, even over midnight. */
export const day = (days: number) => new Date(began + days * 86_400_000).toISOString().slice(0, 10);
/** The date this many days from now in Sydney, where it changes before it does in UTC. */
export const dayInSydney = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(Date.now() + days * 86_400_000);

export const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

/** Chooses an entry in the menu of a card. */
export async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export async function carry(page: Page, name: string, ...keys: string[]) {
  await card(page, name).focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
}

/** Returns a function that calls the API as a user, without a browser. */
export async function apiOf(email: string, sub = 'harboursmiles') {
  const { endpoint, headers, fetch } = await nodePerson(email, sub);
  return async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as { data?: unknown; errors?: unknown };
    expect(answer.errors).toBeUndefined();
    return answer.data as Data;
  };
}
export type Api = Awaited<ReturnType<typeof apiOf>>;

/**
 * Adds tasks at the Manly clinic for the user with this name, by default due in three days. Returns their ids
 * in order.
 */
export async function addTasks(
  api: Api,
  names: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  assignee = 'Lachlan Reid',
): Promise<readonly string[]> {
  const { clinics, users } = await api<{ clinics: { id: string }[]; users: { id: string }[] }>(
    `query ($name: String!) {
      clinics(where: { name: { _eq: "Manly" } }) { id }
      users(where: { display_name: { _eq: $name } }) { id }
    }`,
    { name: assignee },
  );
  const objects = names.map((name) => ({
    name,
    type: 'INDIVIDUAL',
    priority: 'MEDIUM',
    start_date: day(0),
    deadline_date: day(3),
    clinic_id: clinics[0]?.id,
    assigned_to_user_id: users[0]?.id,
    ...more,
  }));
  const { insert_tasks } = await api<{ insert_tasks: { returning: { id: string }[] } }>(
    'mutation ($objects: [tasks_insert_input!]!) { insert_tasks(objects: $objects) { returning { id } } }',
    { objects },
  );
  return insert_tasks.returning.map(({ id }) => id);
}

const middle = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

/** Drags one element onto another with the mouse, in a straight line if possible. */
export async function drag(page: Page, from: Locator, to: Locator) {
  // Hovering waits until the element stands still, which those of a board that has just loaded do not.
  await from.hover();
  const start = await middle(from);
  const box = await to.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!box) throw new Error('nothing to carry it to');
  // Scrolling one element into view may have scrolled the other one out of it.
  const [top, bottom] = [Math.max(box.y, 0) + 8, Math.min(box.y + box.height, height) - 8];
  if (bottom < top) throw new Error('what is carried and where it goes are not in view together');
  const end = { x: box.x + box.width / 2, y: Math.min(Math.max(start.y, top), bottom) };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.move(end.x + 2, end.y + 2, { steps: 2 });
  // Waits until the page has rendered the drop target, as a user would.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

/**
 * A finger that holds a position and then moves. As on a phone, the browser decides whether that scrolls the
 * page.
 */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let place = { x: 0, y: 0 };
  return {
    async down(locator: Locator) {
      place = await middle(locator);
      await send('touchStart', [place]);
    },
    async move(to: { x: number; y: number }, steps = 12) {
      const from = place;
      for (let step = 1; step <= steps; step += 1) {
        place = {
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        };
        await send('touchMove', [place]);
      }
    },
    at: () => place,
    up: () => send('touchEnd', []),
  };
}
