import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, password, personIn } from './support.ts';
import { called } from './tasks-support.ts';

const inbox = at('harboursmiles', '/dashboard/client-document-assignments/list');
const documents = at('harboursmiles', '/dashboard/client-documents');
const phone = { width: 390, height: 844 };

const choose = async (page: Page, label: string, option: RegExp) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option.source);
  await page.getByRole('option', { name: option }).click();
};
const open = async (page: Page, name: string) => {
  await page.goto(inbox);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};
const draw = async (page: Page) => {
  const pad = page.getByRole('img', { name: 'Draw your signature' });
  await pad.scrollIntoViewIfNeeded();
  const place = await pad.boundingBox();
  if (!place) throw new Error('there is no pad');
  await page.mouse.move(place.x + 20, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 20, { steps: 5 });
  await page.mouse.move(place.x + place.width - 80, place.y + 20, { steps: 5 });
  await page.mouse.up();
};
const type = async (page: Page, name: string) => {
  await page.getByText('Type', { exact: true }).click();
  await page.getByLabel('Full name').fill(name);
};
const sign = async (page: Page, label: string) => {
  const form = page.getByRole('form', { name: 'Signature' });
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('checkbox', { name: /sign it electronically/ }).check();
  await form.getByRole('button', { name: label, exact: true }).click();
};

test('a policy is written, signed by three people, changed, and signed again on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = called('Hand hygiene at the chair');
  await enter(page, people.admin);
  await page.goto(`${documents}/add`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Clean your hands before and after each patient.');
  await page.getByRole('checkbox', { name: 'User signs' }).check();
  await page.getByRole('checkbox', { name: 'Witness signs' }).check();
  await page.getByRole('checkbox', { name: 'Admin signs' }).check();
  await choose(page, 'Witness', /Daniel/);
  await page.getByRole('combobox', { name: 'For whom' }).click();
  await page.getByRole('option', { name: 'Selected users' }).click();
  await choose(page, 'People', /Aisha/);
  await accessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Signed 0/1')).toBeVisible();

  const user = await personIn(browser, people.receptionist);
  await open(user, name);
  await draw(user);
  await accessible(user);
  await sign(user, 'Sign');
  await expect(user.getByText('Waiting for Daniel Okafor to sign as witness.')).toBeVisible();

  const witness = await personIn(browser, people.manager);
  await open(witness, name);
  await type(witness, 'Daniel Okafor');
  await sign(witness, 'Sign as witness');
  await expect(witness.getByText('Waiting for an admin to sign as admin.')).toBeVisible();
  await witness.context().close();

  await open(page, name);
  await type(page, 'Olivia Hart');
  await sign(page, 'Sign as admin');
  const certificate = page.getByRole('button', { name: 'Certificate' });
  await expect(certificate).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), certificate.click()]);
  expect(file.suggestedFilename()).toMatch(/^certificate-\d+\.pdf$/);
  await user.reload();
  await expect(user.getByRole('button', { name: 'Certificate' })).toBeVisible();

  await page.goto(`${documents}/list?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Signed 1/1')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'New version' }).click();
  await page.getByRole('textbox', { name: 'What changed' }).fill('Gloves as well');
  await page.getByRole('textbox', { name: 'Description' }).fill('Clean your hands, and wear gloves.');
  await page.getByRole('checkbox', { name: 'Witness signs' }).uncheck();
  await page.getByRole('checkbox', { name: 'Admin signs' }).uncheck();
  await page.getByRole('button', { name: 'Submit version' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Gloves as well' })).toBeVisible();

  await user.setViewportSize(phone);
  await open(user, name);
  await expect(user.getByText('What changed: Gloves as well')).toBeVisible();
  await user.getByRole('button', { name: 'Sign', exact: true }).click();
  await draw(user);
  await accessible(user);
  await sign(user, 'Sign');
  await expect(user.getByRole('button', { name: 'Certificate' })).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Aisha Rahman' })).toContainText('Completed');
  await user.context().close();
});
