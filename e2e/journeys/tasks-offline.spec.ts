import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { enter } from './support.ts';
import { addTasks, apiOf, called, card, carry, column, list } from './tasks-support.ts';

const unsent = 'Not sent yet. It will be sent when you are online again.';

test('a card moved offline is pending, and is moved once when the connection returns', async ({ page }) => {
  const api = await apiOf(people.manager);
  const name = called('Descale the autoclave');
  const [id] = await addTasks(api, [name]);
  const task = async () =>
    (
      await api<{ tasks: { version: number; status: string }[] }>(
        'query ($id: uuid!) { tasks(where: { id: { _eq: $id } }) { version status } }',
        { id },
      )
    ).tasks[0];
  const before = (await task())?.version ?? 0;
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&q=${name}`));
  await expect(card(page, name)).toBeVisible();

  // The server executes the first move, but the response is lost.
  let lost = 0;
  await page.route('**/v1/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (lost > 0 || !asked.includes('move_task')) return route.continue();
    lost += 1;
    const { query, variables } = JSON.parse(asked) as { query: string; variables: Record<string, unknown> };
    await api(query, variables);
    return route.abort();
  });
  await carry(page, name, 'ArrowRight');
  await expect(column(page, 'In progress').locator('article', { hasText: name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('img', { name: unsent })).toHaveCount(0);
  expect(lost).toBe(1);
  expect(await task()).toEqual({ version: before + 1, status: 'INPROGRESS' });

  // The second move is made offline.
  await page.context().setOffline(true);
  await carry(page, name, 'ArrowRight');
  const finished = column(page, 'Finished').locator('article', { hasText: name });
  await expect(finished.getByRole('img', { name: unsent })).toBeVisible();
  await expect(page.getByText('1 change will be sent when you are online again')).toBeVisible();
  expect((await task())?.status).toBe('INPROGRESS');
  await page.context().setOffline(false);
  await expect(page.getByRole('img', { name: unsent })).toHaveCount(0);
  await expect(finished).toBeVisible();
  expect(await task()).toEqual({ version: before + 2, status: 'FINISHED' });
});
