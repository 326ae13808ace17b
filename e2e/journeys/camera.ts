import { writeFile } from 'node:fs/promises';
import { chromium, type Page, test } from '@playwright/test';
import { type CodeFormat, filmOfCode } from '../codes.ts';

const plain = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

const numbers = {
  JRN: ['9312345678907', 'A40157B'],
  FLM: ['9300675024235', 'A40158B'],
  DNY: ['9310072011691', 'A40159B'],
};

/**
 * One code in each format that products can have. Each journey uses its own `start`, and so has its own
 * codes.
 */
export const codesOf = (start: keyof typeof numbers) =>
  [
    ['Code128', `${start}-128-A`],
    ['DataMatrix', `${start} 2026/11 DM`],
    ['EAN-13', numbers[start][0] ?? ''],
    ['QRCode', `https://product.example/${start.toLowerCase()}-17`],
    ['Codabar', numbers[start][1] ?? ''],
  ] as const satisfies readonly (readonly [CodeFormat, string])[];

export type Camera =
  /** A camera with permission that sees this code. */
  | { readonly sees: readonly [CodeFormat, string] }
  /**
   * 'allowed' is a camera with permission that sees no code, 'denied' one without permission, and 'none' is
   * no camera.
   */
  | 'allowed'
  | 'denied'
  | 'none';

/** Runs a test on a phone with this kind of camera, in a browser of its own. */
export async function onPhone(camera: Camera, then: (page: Page) => Promise<void>): Promise<void> {
  const args = [...plain];
  if (typeof camera === 'object') {
    const film = test.info().outputPath(`${camera.sees[0]}.y4m`);
    await writeFile(film, await filmOfCode(camera.sees[1], camera.sees[0]));
    args.push(`--use-file-for-fake-video-capture=${film}`);
  }
  if (camera !== 'denied') args.push('--use-fake-ui-for-media-stream');
  if (camera !== 'none') args.push('--use-fake-device-for-media-stream');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      permissions: camera === 'denied' ? [] : ['camera'],
    });
    await then(await context.newPage());
  } finally {
    await browser.close();
  }
}
