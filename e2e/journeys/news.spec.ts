import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';
import { called } from './tasks-support.ts';

const news = at('harboursmiles', '/dashboard/clinic-newsfeeds/list');

async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}
const title = called('New alarm code');
test.beforeEach(({ page }) => setClock(page, '2026-11-26T10:00:00+11:00'));
test.afterEach(({ page }) => setClock(page, null));

test('news is scheduled, read and confirmed by a nurse, and unpublished', async ({ page, browser }) => {
  await enter(page, people.admin);
  await page.goto(news);
  await page.getByRole('button', { name: 'Write news' }).click();
  const composer = page.getByRole('dialog', { name: 'Write news' });
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Text').fill('It changes at noon. Ask your manager.');
  await composer.getByLabel('Must read').check();
  await composer.getByText('Schedule', { exact: true }).click();
  await composer.getByLabel('Day').fill('2026-11-27');
  await expect(composer.getByRole('region', { name: 'Preview' })).toContainText(title);
  await accessible(page);
  await composer.getByRole('button', { name: 'Schedule' }).click();
  await expect(composer).toHaveCount(0);

  const nurse = await personIn(browser, people.nurse);
  await nurse.goto(news);
  const asked = nurse.getByRole('article', { name: title });
  await expect(nurse.getByRole('heading', { name: 'Newsfeeds' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await setClock(page, '2026-11-27T09:00:30+11:00');
  await expect(asked).toContainText('It changes at noon.');
  await accessible(nurse);

  await page.goto(news);
  const card = page.getByRole('listitem', { name: title });
  await card.getByRole('button', { name: `Readers of ${title}` }).click();
  const readers = page.getByRole('dialog', { name: `Readers of ${title}` });
  await expect(readers.getByRole('row').filter({ hasText: people.nurseName })).toContainText('Not read');
  await readers.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('Reminder sent')).toBeVisible();
  await page.keyboard.press('Escape');

  await asked.getByRole('button', { name: `I have read ${title}` }).click();
  await expect(asked).toHaveCount(0);
  const kept = nurse.getByRole('listitem', { name: title });
  await expect(kept).toContainText('Must read');
  await card.getByRole('button', { name: `Readers of ${title}` }).click();
  await readers.getByText(/^Everyone/).click();
  await expect(readers.getByRole('row').filter({ hasText: people.nurseName })).toContainText('Confirmed');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(card).toHaveCount(0);
  await expect(kept).toHaveCount(0);
  await nurse.context().close();
});
