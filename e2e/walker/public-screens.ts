import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from '../journeys/inbox.ts';
import { at, enter } from '../journeys/support.ts';
import type { Screen } from './gather.ts';
import type { Walker } from './roles.ts';

export const visitor: Walker = { role: 'visitor', email: '', sub: 'harboursmiles' };
export const passer: Walker = { role: 'passer-by', email: '', sub: '' };

const invented = '00000000-0000-4000-8000-000000000000';
/** The screens that anybody can open without a link from an email. */
export const publicScreens: readonly Screen[] = [
  { address: '/' },
  { address: '/', button: 'Forgot password?' },
  { address: '/', radio: 'PIN' },
  { address: '/verify?reset=unknown' },
  { address: `/orderConfrimation?order=${invented}` },
  { address: `/orderConfrimation?order=${invented}&fromEmail=true` },
  { address: `/orderChat/${invented}` },
  // The walker opens this page on a device that is not a kiosk.
  { address: '/kiosk' },
];

/** Invites a user, and returns the screen of the link in the email, which was not used yet. */
export async function invitation(page: Page): Promise<Screen> {
  const email = 'walker@harboursmiles.example';
  await enter(page, 'olivia.hart@harboursmiles.example');
  await page.goto(at('harboursmiles', '/dashboard/users/add'));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'First name' }).fill('Walter');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Looker');
  await page.getByRole('combobox', { name: 'Clinics' }).click();
  await page.getByRole('option', { name: 'Mosman' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Walter Looker', level: 1 })).toBeVisible();
  const { pathname, search } = new URL(await linkMailedTo(page, email));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return { address: pathname + search };
}
