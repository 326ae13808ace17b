import { expect, test } from '@playwright/test';
import { at, enter, long, personIn } from './support.ts';

test('GraphiQL queries, subscribes and shows its documentation for the signed-in user', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|graphiql/i.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto(at('harboursmiles', '/graphiql'));
  await expect(page.getByText('Please Login')).toBeVisible();
  await enter(page, 'daniel.okafor@harboursmiles.example');
  await page.goto(at('harboursmiles', '/graphiql'));

  const answer = page.getByRole('region', { name: 'Result Window' });
  const editor = page.getByRole('region', { name: 'Query Editor' });
  // The button does nothing until the editors have loaded.
  await expect(answer.locator('.CodeMirror')).toBeAttached();
  await expect(editor.locator('.CodeMirror')).toContainText('display_name');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer).toContainText('Daniel');
  await expect(answer).toContainText('"tasks"');

  await editor.locator('.CodeMirror').click();
  await page.keyboard.press('ControlOrMeta+a');
  // Inserted as a whole, because the editor would close typed brackets.
  await page.keyboard.insertText('subscription { tasks_aggregate { aggregate { count } } }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer).toContainText('"count"');
  await page.getByRole('button', { name: /^Stop query/ }).click();

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'query_root' }).click();
  await expect(page.getByRole('link', { name: 'tasks_by_pk' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('GraphiQL shows a mutation only to the one of two users who may use it', long(), async ({ browser }) => {
  for (const [email, savesRoles] of [
    ['daniel.okafor@harboursmiles.example', 1],
    ['lachlan.reid@harboursmiles.example', 0],
  ] as const) {
    const page = await personIn(browser, email);
    await page.goto(at('harboursmiles', '/graphiql'));
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'mutation_root' }).click();
    await expect(page.getByRole('link', { name: 'change_task_status', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'insert_user_custom_roles', exact: true })).toHaveCount(
      savesRoles,
    );
    await page.context().close();
  }
});
