import { expect, type Page, test } from '@playwright/test';
import { pictureOf } from '../codes.ts';
import { codesOf, onPhone } from './camera.ts';
import { people } from './people.ts';
import { addProduct, products, receive } from './stock-support.ts';
import { accessibleInBoth, at, enter, long } from './support.ts';
import { day } from './tasks-support.ts';

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan Product' });

async function openScanner(page: Page) {
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', products));
  await page.getByRole('button', { name: 'Scan', exact: true }).tap();
  await expect(scanner(page)).toBeVisible();
}

/** Waits for the scanned product, and returns its card. */
async function cardOf(page: Page, name: string) {
  const card = page.getByRole('dialog', { name, exact: true });
  for (const action of ['Use', 'Receive', 'Count'])
    await expect(card.getByRole('button', { name: action, exact: true })).toBeVisible();
  return card;
}

for (const [format, code] of codesOf('FLM'))
  test(`a ${format} code before a phone’s camera opens its product`, long(format !== 'QRCode'), async () => {
    await addProduct(`Filmed ${format}`, { unique_scan_id: code });
    await onPhone({ sees: [format, code] }, async (page) => {
      await openScanner(page);
      const card = await cardOf(page, `Filmed ${format}`);
      // A second scan works, because the camera was released after the first.
      await card.getByRole('button', { name: 'Scan another' }).tap();
      await cardOf(page, `Filmed ${format}`);
    });
  });

test('scanning the code of a lot selects that lot', async () => {
  const id = await addProduct('Filmed by its lot');
  await receive(id, 5, { lot: 'EARLY', expiry: day(60) });
  await receive(id, 5, { lot: 'MINE', scan: 'FLM-LOT-MINE', expiry: day(425) });
  await onPhone({ sees: ['QRCode', 'FLM-LOT-MINE'] }, async (page) => {
    await openScanner(page);
    const card = await cardOf(page, 'Filmed by its lot');
    await expect(card.getByText('Lot MINE')).toBeVisible();
    await accessibleInBoth(page);
    await card.getByRole('button', { name: 'Use', exact: true }).tap();
    const use = page.getByRole('dialog', { name: 'Use' });
    await expect(use.getByRole('combobox', { name: 'From' })).toHaveValue(/Lot MINE/);
    await use.getByLabel('Reason for this lot').fill('It is in my hand');
    await use.getByRole('button', { name: 'Use', exact: true }).tap();
    await expect(card.getByText('9 × box in stock')).toBeVisible();
  });
});

test(
  'if camera access is denied, a code of any kind can be typed or read from a picture',
  long(),
  async () => {
    const codes = codesOf('DNY');
    for (const [format, code] of codes) await addProduct(`Denied ${format}`, { unique_scan_id: code });
    await onPhone('denied', async (page) => {
      await openScanner(page);
      const dialog = scanner(page);
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText('Camera permission denied');
      await expect(alert).toContainText(
        'Allow camera access in your browser, or check that this device has a camera.',
      );
      await accessibleInBoth(page);
      await alert.getByRole('button', { name: 'Try again' }).tap();
      await expect(alert).toContainText('Camera permission denied');

      await dialog.getByLabel('Type the code instead').fill(codes[0][1]);
      await dialog.getByRole('button', { name: 'Use this code' }).tap();
      const another = async (name: string) =>
        (await cardOf(page, name)).getByRole('button', { name: 'Scan another' }).tap();
      await another('Denied Code128');
      for (const [format, code] of codes) {
        const chooser = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: 'Scan a picture' }).tap();
        await (await chooser).setFiles(await pictureOf(code, format));
        await another(`Denied ${format}`);
      }
    });
  },
);

test('on a phone without a camera, shows a message and accepts a typed code', long(), async () => {
  await addProduct('Typed without a camera', { code: 'FLM-TYPED' });
  await onPhone('none', async (page) => {
    await openScanner(page);
    await expect(scanner(page).getByRole('alert')).toContainText('No devices found');
    await scanner(page).getByLabel('Type the code instead').fill('FLM-TYPED');
    await page.keyboard.press('Enter');
    await cardOf(page, 'Typed without a camera');
  });
});

test('the scanner fills the phone without opening the keyboard, and can switch the light of a camera on', async () => {
  await onPhone('allowed', async (page) => {
    // Fakes the light that a phone's camera reports, because the test camera has none.
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      Object.assign(MediaStreamTrack.prototype, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: async (wanted: unknown) => void asked.push(wanted),
      });
    });
    await openScanner(page);
    const dialog = scanner(page);
    const picture = dialog.getByLabel('Camera');
    await expect(picture).toBeVisible();
    await expect(dialog.getByLabel('Type the code instead')).not.toBeFocused();
    const box = await picture.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box?.height).toBeGreaterThan(400);
    const light = dialog.getByRole('button', { name: 'Light' });
    await light.tap();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    await light.tap();
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => (window as unknown as { asked: unknown }).asked)).toEqual([
      { advanced: [{ torch: true }] },
      { advanced: [{ torch: false }] },
    ]);
    await accessibleInBoth(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  });
});
