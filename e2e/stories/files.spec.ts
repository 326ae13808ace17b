import { expect, type Page } from '@playwright/test';
import { pictureOf } from '../codes.ts';
import { pendingPromise } from '../journeys/support.ts';
import { filmOf } from './film.ts';
import { admin, axeClean, closedWith, holdsFocus, openStory, test } from './support.ts';

const note = { name: 'steps.txt', mimeType: 'text/plain', buffer: Buffer.from('First wash, then dry.') };
const program = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

const opener = (page: Page, name = 'Open') => page.getByRole('button', { name, exact: true });
const attach = (page: Page) => page.getByLabel('Choose files', { exact: true });

test('scans a code from a picture or accepts a typed one, even if the camera fails', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !new URL(request.url()).hostname.endsWith('localhost'))
      elsewhere.push(request.url());
  });
  await openStory(page, admin, 'Scan Product');
  const dialog = page.getByRole('dialog', { name: 'Scan Product' });
  await opener(page).click();
  await dialog.getByLabel('A picture of the code').setInputFiles(await pictureOf('GLV-100-M', 'Code128'));
  await expect(closedWith(page)).toHaveText('yes "GLV-100-M"');
  // Each state in which the camera gives no picture, with its message.
  for (const [name, sentence] of [
    ['waiting', 'Waiting for permission'],
    ['NotAllowedError', 'Camera permission denied'],
    ['NotFoundError', 'No devices found'],
    ['AbortError', "Couldn't check devices"],
  ] as const) {
    await page.evaluate((failure) => {
      const getUserMedia = () =>
        failure === 'waiting'
          ? new Promise(() => {})
          : Promise.reject(new DOMException('as the test says', failure));
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
      // Another test on this page may have been denied the camera.
      const query = async () => ({ state: 'prompt' });
      Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    }, name);
    await opener(page).press('Enter');
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await opener(page).press('Enter');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText("Couldn't check devices");
  await dialog.getByLabel('A picture of the code').setInputFiles(await pictureOf('OPERATORY', 'Code39'));
  await expect(
    page.getByText('No code found in the picture. Try another picture, or type the code.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this code' }).click();
  await expect(dialog).toContainText('Code is required');
  await axeClean(page);
  await dialog.getByLabel('Type the code instead').fill(' 9312345678907 ');
  await page.keyboard.press('Enter');
  await expect(closedWith(page)).toHaveText('yes "9312345678907"');
  // The same works with the mouse.
  await opener(page).click();
  await dialog.getByLabel('Type the code instead').fill('GLV-100-M');
  await dialog.getByRole('button', { name: 'Use this code' }).click();
  await expect(closedWith(page)).toHaveText('yes "GLV-100-M"');
  expect(elsewhere).toEqual([]);
});

test('accepts uploads only of the expected kind', async ({ page }) => {
  await openStory(page, admin, 'Uploader');
  for (const [kind, title, camera] of [
    ['image', 'Upload Image', true],
    ['video', 'Upload Video', false],
    ['attachment', 'Upload Attachment', true],
  ] as const)
    await test.step(title, async () => {
      await opener(page, `Upload ${kind}`).press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('tab')).toHaveText(camera ? ['File', 'Camera'] : ['File']);
      const save = dialog.getByRole('button', { name: 'Save' });
      await expect(save).toBeDisabled();
      await dialog.getByLabel('Choose files to upload').setInputFiles(program);
      await expect(dialog).toContainText('File type not supported');
      await expect(save).toBeDisabled();
      await axeClean(page);
      await dialog.getByLabel('URL').fill('ftp://example.org/x');
      await expect(save).toBeDisabled();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });
  await opener(page, 'Upload attachment').click();
  const dialog = page.getByRole('dialog', { name: 'Upload Attachment' });
  await dialog.getByLabel('Choose files to upload').setInputFiles(note);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(closedWith(page).last()).toHaveText('yes ["steps.txt"]');
  // The same works with the keyboard.
  await opener(page, 'Upload attachment').press('Enter');
  await dialog.getByLabel('Choose files to upload').setInputFiles({ ...note, name: 'again.txt' });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(closedWith(page).last()).toHaveText('yes ["again.txt"]');
});

test('shows the progress of an upload, which can be cancelled', async ({ page }) => {
  await openStory(page, admin, 'Upload progress bar');
  const { made: waiting, make: go } = pendingPromise();
  await page.route('**/upload-s3', async (route) => {
    await waiting;
    await route.continue().catch(() => undefined);
  });
  await attach(page).setInputFiles([note, { ...note, name: 'more.txt' }, { ...note, name: 'third.txt' }]);
  await expect(page.getByRole('progressbar', { name: 'Uploading steps.txt' })).toBeAttached();
  await axeClean(page);
  await page.getByRole('button', { name: 'Cancel more.txt' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel third.txt' }).click();
  go();
  await expect(page.getByText('Arrived: steps.txt', { exact: true })).toBeVisible();
});

test('shows attached files one by one and all together', async ({ page }) => {
  const picture = await pictureOf('TRAY', 'QRCode', 'tray.png');
  await openStory(page, admin, 'Attachments');
  await opener(page).click();
  const attachments = page.getByRole('dialog', { name: 'Attachments' });
  await expect(attachments).toContainText('No Attachments Found');
  await axeClean(page);
  await page.keyboard.press('Escape');
  await attach(page).setInputFiles([picture, note]);
  await expect(page.getByText('File uploaded successfully').first()).toBeVisible();
  await opener(page).press('Enter');
  await expect(attachments.getByRole('button', { name: 'View tray.png' })).toBeVisible();
  const download = page.waitForEvent('download');
  await attachments.getByRole('button', { name: 'Download tray.png' }).click();
  expect((await download).suggestedFilename()).toBe('tray.png');
  await axeClean(page);

  await openStory(page, admin, 'File viewer');
  await attach(page).setInputFiles(note);
  await opener(page, 'View steps.txt').click();
  const viewer = page.getByRole('dialog', { name: 'View File (steps.txt)' });
  await expect(viewer.getByRole('heading', { name: 'Infection control policy' })).toBeVisible();
  await expect(viewer).toContainText('First wash, then dry.');
  await axeClean(page);
  await viewer.getByRole('button', { name: 'Download' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(closedWith(page)).toHaveText('no');

  await openStory(page, admin, 'Media viewer');
  await expect(page.getByText('No Attachments Found')).toBeVisible();
  await attach(page).setInputFiles([picture, note]);
  const media = page.getByRole('list', { name: 'Media' });
  await expect(media.getByRole('listitem')).toHaveCount(2);
  await axeClean(page);
  await media
    .getByRole('button', { name: /^Full screen: / })
    .first()
    .click();
  const full = page.getByRole('dialog');
  await expect(full).toContainText('1 of 2');
  await holdsFocus(full);
  await page.keyboard.press('ArrowRight');
  await expect(full).toContainText('2 of 2');
  await full.getByRole('button', { name: 'Previous' }).click();
  await expect(full).toContainText('1 of 2');
  await page.keyboard.press('Escape');
  await media.getByRole('button', { name: 'Remove steps.txt' }).press('Enter');
  await expect(media.getByRole('listitem')).toHaveCount(1);

  await attach(page).setInputFiles(await filmOf(page, 'washing.mp4'));
  const play = media.getByRole('button', { name: 'Play washing.mp4' });
  const pause = media.getByRole('button', { name: 'Pause washing.mp4' });
  await expect(play).toBeVisible();
  // The video loops, because it would otherwise end before a slow machine has pressed pause.
  await media.locator('video').evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  await play.click();
  await pause.press('Enter');
  await play.press('Enter');
  await pause.click();
  await expect(play).toBeVisible();
});

test('the slides of a slideshow can be moved, removed, played and saved', async ({ page }) => {
  await openStory(page, admin, 'Slideshow maker');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Slideshow pictures').setInputFiles(note);
  await expect(page.getByText('File type not supported')).toBeVisible();
  const pictures = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pictureOf(name, 'QRCode', `${name}.png`)),
  );
  await page.getByLabel('Slideshow pictures').setInputFiles(pictures);
  const slides = page.getByRole('list', { name: 'Slides' });
  await expect(slides.getByRole('listitem')).toHaveCount(6);
  await axeClean(page);
  /** The number of visible slides. */
  const inView = () =>
    slides.evaluate((strip) =>
      Math.round((strip.clientWidth + 8) / ((strip.firstElementChild?.clientWidth ?? 0) + 10)),
    );
  for (const [width, count] of [
    [1440, 5],
    [1100, 4],
    [900, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView).toBe(count);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Move slide 1 later' }).press('Enter');
  await page.getByRole('button', { name: 'Remove slide 6' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  const player = page.getByRole('dialog', { name: 'Slideshow' });
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByAltText(/^Slide \d: [abcde]\.png$/)).toBeVisible();
  await axeClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Saved' })).toHaveText('b.png, a.png, c.png, d.png, e.png');
});
