import { expect, test } from '@playwright/test';
import { nodePerson } from './node-person.ts';
import { people } from './people.ts';
import { at, enter } from './support.ts';
import { called, says } from './tasks-support.ts';

test('a form whose answer is lost on the way is saved again, and is one record', async ({ page }) => {
  const name = called('Supplies');
  const { endpoint, headers, fetch } = await nodePerson(people.admin);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', `/dashboard/clinic-contact-types/list?q=${encodeURIComponent(name)}`));
  await page.getByRole('button', { name: 'Add contact type' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact type' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);

  // It arrives, and its answer does not.
  const keys: unknown[] = [];
  await page.route('**/v1/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('insert_')) return route.continue();
    keys.push(JSON.parse(body).extensions?.idempotency_key);
    if (keys.length > 1) return route.continue();
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(await answer.json()).not.toHaveProperty('errors');
    return route.abort();
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await says(page, 'No answer came: you may be offline. Try again.');
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Saved Successfully');
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await page.goto(at('harboursmiles', `/dashboard/clinic-contact-types/list?q=${encodeURIComponent(name)}`));
  await expect(page.locator('[data-row]')).toHaveCount(1);
});
