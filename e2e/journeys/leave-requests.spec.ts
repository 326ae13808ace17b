import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';

const phone = { width: 390, height: 844 };
const myLeave = at('harboursmiles', '/dashboard/leaves/my-leaves');
const approvals = at('harboursmiles', '/dashboard/leaves/approvals');

/** Sets the clock of this worker's server, because all days of these journeys are fixed. */
async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}
test.beforeEach(({ page }) => setClock(page, '2026-11-26T10:00:00+11:00'));
test.afterEach(({ page }) => setClock(page, null));

async function request(page: Page, from: string, until: string, reason: string) {
  await page.goto(myLeave);
  // An empty list offers the same button once more.
  await page.getByRole('button', { name: 'Request leave' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request leave' });
  await dialog.getByLabel('Leave type').click();
  await page.getByRole('option', { name: /^Annual leave/ }).click();
  await dialog.getByLabel('From').fill(from);
  await dialog.getByLabel('Until').fill(until);
  await dialog.getByLabel('Reason').fill(reason);
  return dialog;
}
const send = async (dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toHaveCount(0);
};

test('Christmas leave is requested, approved, and cancelled before it starts', async ({ page, browser }) => {
  await enter(page, people.receptionist);
  const dialog = await request(page, '2026-12-24', '2027-01-04', 'Christmas in Hobart');
  await expect(dialog.getByRole('status', { name: 'Preview' })).toHaveText(
    '5 days, 38.00 h paid; 25, 28 Dec and 1 Jan are holidays',
  );
  await accessible(page);
  await send(dialog);
  const record = page.getByRole('dialog', { name: '24 Dec to 4 Jan' });
  await expect(record).toContainText('Pending');

  const manager = await personIn(browser, people.manager);
  await manager.goto(approvals);
  const row = manager.getByRole('row').filter({ hasText: '2026-12-24 – 2027-01-04' });
  await expect(row).toContainText('h left afterwards');
  await accessible(manager);
  await row.getByRole('button', { name: /^Approve/ }).click();
  const shifts = manager.getByRole('dialog', { name: 'Approve leave' });
  await expect(row.or(shifts).first()).toBeVisible();
  if (await shifts.isVisible()) await shifts.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(row).toHaveCount(0);

  await expect(record).toContainText('Approved');
  await record.getByRole('button', { name: 'Cancel leave' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel leave' });
  await expect(cancel).toContainText(
    '5 days (38.00 h paid) return to the balance: 24, 29, 30, 31 Dec and 4 Jan.',
  );
  await cancel.getByRole('button', { name: 'Cancel leave' }).click();
  await expect(record).toContainText('Cancelled');
  await manager.context().close();
});

test('a requester reads the reason of a rejection on a phone', async ({ page, browser }) => {
  await page.setViewportSize(phone);
  await enter(page, people.receptionist);
  const dialog = await request(page, '2026-12-09', '2026-12-10', 'Moving house');
  await expect(dialog.getByRole('status', { name: 'Preview' })).toHaveText('2 days, 15.20 h paid');
  await send(dialog);
  await page.getByRole('dialog', { name: '9 Dec to 10 Dec' }).getByRole('button', { name: 'Close' }).click();

  const manager = await personIn(browser, people.manager);
  await manager.setViewportSize(phone);
  await manager.goto(approvals);
  const row = manager.getByRole('row').filter({ hasText: '2026-12-09 – 2026-12-10' });
  await row.getByRole('button', { name: /^Reject/ }).click();
  const reject = manager.getByRole('dialog', { name: 'Reject leave' });
  await expect(reject).toContainText(
    'Do you want to reject the leave request? If yes please select the reason below or Make a comment',
  );
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(reject).toContainText('Message Is Required');
  await reject.getByLabel('Reason').click();
  await manager.getByRole('option', { name: 'Peak Business Periods' }).click();
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toHaveCount(0);

  const mine = page.getByRole('row').filter({ hasText: '2026-12-09 – 2026-12-10' });
  await expect(mine).toContainText('Rejected');
  await expect(mine).toContainText('Peak Business Periods');
  await expect(mine).toContainText('Daniel Okafor');
  await manager.context().close();
});
