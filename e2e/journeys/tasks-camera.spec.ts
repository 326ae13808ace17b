import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter } from './support.ts';
import { called, says } from './tasks-support.ts';

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-fake-device-for-media-stream',
      // A headless browser cannot show the request for permission.
      '--use-fake-ui-for-media-stream',
    ],
  },
});

test('takes a photo, retakes it, and attaches it to the form of a new task', async ({ page }) => {
  const name = called('Broken tap');
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/add?name=${encodeURIComponent(name)}`));
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Attachment' });
  await expect(dialog.getByRole('tab')).toHaveText(['File', 'Camera']);
  await dialog.getByRole('button', { name: 'Take photo' }).click();
  await dialog.getByRole('button', { name: 'Take another' }).click();
  await dialog.getByRole('button', { name: 'Take photo' }).click();
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^View photo-\d+\.jpg$/ })).toBeVisible();
});

test('reports that camera permission was denied, or that there is no camera', async ({ page }) => {
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Camera' }).click();
  await says(page, 'Camera permission denied');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'No devices found');
});
