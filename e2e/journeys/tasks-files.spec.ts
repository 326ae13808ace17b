import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { enter, long, pendingPromise } from './support.ts';
import { addTasks, apiOf, called, card, choose, list, says } from './tasks-support.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const picture = { name: 'tray.png', mimeType: 'image/png', buffer: png };
const document = { name: 'manual.pdf', mimeType: 'application/pdf', buffer: pdf };
const note = { name: 'steps.txt', mimeType: 'text/plain', buffer: Buffer.from('First wash, then dry.') };
const comments = (page: Page) => page.getByRole('dialog');

async function openComments(page: Page, name: string) {
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&q=${name}`));
  await expect(card(page, name)).toBeVisible();
  await choose(page, name, 'View And Comment');
}

test('an upload can be cancelled or retried, and a file opens in the viewer', async ({ page }) => {
  const name = called('Photograph the trays');
  await addTasks(await apiOf(people.manager), [name]);
  await openComments(page, name);
  const dialog = comments(page);
  const input = dialog.getByLabel('Choose files');

  await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await says(page, 'File type not supported');

  // A request that never ends: the upload runs until it is cancelled, and Save waits for it.
  let pendingPromise: (() => void) | undefined;
  await page.route('**/file-upload/upload-s3', (route) => {
    pendingPromise = () => void route.abort().catch(() => undefined);
  });
  await input.setInputFiles(picture);
  await expect(dialog.getByRole('progressbar', { name: 'Uploading tray.png' })).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel tray.png' }).click();
  await expect(dialog.getByText('tray.png')).toHaveCount(0);
  pendingPromise?.();

  await page.unroute('**/file-upload/upload-s3');
  await page.route('**/file-upload/upload-s3', (route) => route.abort(), { times: 1 });
  await input.setInputFiles(picture);
  await says(page, 'Unable to upload file');
  await dialog.getByRole('button', { name: 'Try tray.png again' }).click();
  await expect(dialog.getByRole('button', { name: 'View tray.png' })).toBeVisible();

  await input.setInputFiles([document, note]);
  await expect(dialog.getByRole('button', { name: 'View steps.txt' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove steps.txt' }).click();
  await expect(dialog.getByText('steps.txt')).toHaveCount(0);
  await input.setInputFiles(note);
  await expect(dialog.getByRole('button', { name: 'View steps.txt' })).toBeVisible();
  await dialog.getByLabel('Message').fill('As it was this morning');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Task comment added successfully');

  await dialog.getByRole('link', { name: 'Open task' }).click();
  await expect(page).toHaveURL(/\/assignedTask/);
  await page.getByRole('button', { name: 'View tray.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'View Image (tray.png)' });
  const shown = viewer.getByRole('img', { name: 'tray.png' });
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('tray.png');
  await viewer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'View steps.txt' }).click();
  await says(page, 'First wash, then dry.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'View manual.pdf' }).click();
  const paper = page.getByRole('dialog', { name: 'View File (manual.pdf)' });
  // A browser without a PDF viewer, such as headless Chromium, shows a message.
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    await expect(paper.locator('iframe[title="manual.pdf"]')).toHaveAttribute('src', /^blob:/);
  else await expect(paper.getByText('No preview for this kind of file.')).toBeVisible();
});

test(
  'an upload continues when its dialog closes, and is in the draft of the comment',
  long(),
  async ({ page }) => {
    const name = called('Scan the invoices');
    await addTasks(await apiOf(people.manager), [name]);
    await openComments(page, name);
    const { made: free, make: release } = pendingPromise();
    await page.route('**/file-upload/upload-s3', async (route) => {
      await free;
      await route.continue();
    });
    await comments(page).getByLabel('Message').fill('Both pages');
    await comments(page).getByLabel('Choose files').setInputFiles(picture);
    await expect(comments(page).getByRole('progressbar', { name: 'Uploading tray.png' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(comments(page)).toHaveCount(0);
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray).toContainText('tray.png');
    await expect(tray).toContainText(`your comment on ${name}`);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(tray).toContainText('tray.png');
    release();
    await says(page, `tray.png is saved for your comment on ${name}`);
    await expect(tray).toHaveCount(0);

    await page.goBack();
    await choose(page, name, 'View And Comment');
    await expect(comments(page).getByRole('button', { name: 'View tray.png' })).toBeVisible();
    await expect(comments(page).getByLabel('Message')).toHaveValue('Both pages');
    await comments(page).getByRole('button', { name: 'Save', exact: true }).click();
    await says(page, 'Task comment added successfully');
    await expect(comments(page).getByLabel('Message')).toHaveValue('');
  },
);

test('a large upload resumes after the connection breaks, and pasted and library files can be attached', async ({
  page,
}) => {
  const name = called('Watch the film');
  await addTasks(await apiOf(people.manager), [name]);
  await openComments(page, name);
  const dialog = comments(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/file-upload\/uploads\//.test(request.url())) asked.push(request.method());
  });
  await page.route('**/file-upload/uploads/*', (route) => route.abort(), { times: 1 });
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(3 * 1024 * 1024, 'reel')]);
  await dialog
    .getByLabel('Choose files')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(dialog.getByRole('button', { name: 'View film.mp4' })).toBeVisible();
  expect(asked).toEqual(['PATCH', 'HEAD', 'PATCH', 'PATCH']);

  await page.evaluate((bytes) => {
    const clipboardData = new DataTransfer();
    const shot = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([shot], 'pasted.png', { type: 'image/png' }));
    window.document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, png.toString('base64'));
  await expect(dialog.getByRole('button', { name: 'View pasted.png' })).toBeVisible();

  const more = async (way: string) => {
    await dialog.first().getByRole('button', { name: 'More ways to attach' }).click();
    await page.getByRole('menuitem', { name: way }).click();
  };
  await more('From a link');
  const upload = page.getByRole('dialog', { name: 'Upload Attachment' });
  await expect(upload.getByRole('button', { name: 'Save' })).toBeDisabled();
  await upload.getByLabel('URL').fill('http://127.0.0.1/secret.pdf');
  await upload.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Unable to upload file');
  await dialog.getByRole('button', { name: 'Cancel secret.pdf' }).click();

  const handbook = `${called('handbook')}.pdf`;
  await more('From a link');
  await upload.getByLabel('Choose files to upload').setInputFiles({ ...document, name: handbook });
  await upload.getByLabel('Also save to the library').check();
  await upload.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: `Remove ${handbook}` }).click();
  await expect(dialog.getByText(handbook)).toHaveCount(0);
  await more('From the library');
  const library = page.getByRole('dialog', { name: 'Select File' });
  await library.getByRole('combobox').fill(handbook);
  await library.getByRole('option', { name: handbook }).click();
  await library.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: `View ${handbook}` })).toBeVisible();
});
