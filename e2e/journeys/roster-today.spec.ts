import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';
import { apiOf } from './tasks-support.ts';

const dentist = 'Mei Chen';
const monday = '2027-02-01';
async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}
test.beforeEach(({ page }) => setClock(page, `${monday}T09:20:00+11:00`));
test.afterEach(({ page }) => setClock(page, null));

test('an open shift of today is assigned and published, and its employee is shown as late', async ({
  page,
}) => {
  const api = await apiOf(people.admin);
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: { name: { _eq: "Manly" } }) { id } }',
  );
  const clinic = clinics[0]?.id ?? '';
  await api(
    `mutation ($clinic: uuid!, $day: date!) {
      save_shift(clinic_id: $clinic, clinic_roster_date: $day, start_time: "09:10", end_time: "13:00", note: "Journey") { id }
    }`,
    { clinic, day: monday },
  );
  await api(
    `mutation ($clinic: uuid!, $day: date!) {
      publish_roster(clinic_id: $clinic, from: $day, until: $day) { affected_rows }
    }`,
    { clinic, day: monday },
  );

  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/clinic-admin'));
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('list', { name: 'Today in numbers' })).toContainText('Gap 1');
  await today.getByRole('button', { name: 'Assign: 09:10 am – 01:00 pm' }).click();
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByRole('combobox', { name: 'Employee' }).fill(dentist);
  await page.getByRole('option', { name: new RegExp(dentist) }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(today.getByText(`${dentist}, not published`)).toBeVisible();

  await today.getByRole('button', { name: 'Publish 1' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish 1 shift' });
  await publish.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publish).toHaveCount(0);
  await expect(today.getByRole('listitem').filter({ hasText: dentist })).toContainText(/Late, 1\d min/);
  await expect(today.getByRole('link', { name: `Call ${dentist}` })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(page.getByRole('region', { name: 'Hours this week' })).toBeVisible();
  await accessible(page);
});
