import { type CDPSession, expect, test } from '@playwright/test';
import { at } from '../journeys/support.ts';

const runs = 5;
/** Makes the processor four times slower, and each round trip 150 ms long. */
async function slowed(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (10_000_000 / 8) | 0,
    uploadThroughput: (5_000_000 / 8) | 0,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/**
 * Each public page with the element that shows that it is ready: for a form a field, once React has taken
 * over. A form takes input from its first paint on, and keeps it.
 */
const pages = [
  { path: '/', ready: 'h1' },
  { path: '/register-now', ready: '#organisation' },
  { path: '/dental-enquiry', ready: '#name' },
  { path: '/b-dashboard', ready: '#organisation' },
] as const;

test('measures public pages on a slow processor and a slow network, against an empty page', async ({
  browser,
}) => {
  const timed = async (path: string, ready: string) => {
    const times: number[] = [];
    const paints: number[] = [];
    let bytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await slowed(session);
      bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(at('', path), { waitUntil: 'commit' });
      await page.waitForFunction(
        (selector) => {
          const element = document.querySelector(selector);
          const needsScript = document.getElementById('props') !== null;
          const isTaken =
            element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
          return element !== null && (isTaken || !needsScript);
        },
        ready,
        { polling: 'raf' },
      );
      times.push(await page.evaluate(() => performance.now()));
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      paints.push((await paint.jsonValue()) ?? Number.NaN);
      await page.waitForLoadState('load');
      await context.close();
    }
    return { milliseconds: median(times), painted: median(paints), bytes };
  };
  // An almost empty page of the same server, for comparison.
  const empty = await timed('/robots.txt', 'pre');
  console.log(
    `empty page: ${empty.milliseconds.toFixed(0)} ms, painted after ${empty.painted.toFixed(0)} ms`,
  );
  for (const { path, ready } of pages) {
    const { milliseconds, painted, bytes } = await timed(path, ready);
    const ratio = (milliseconds / empty.milliseconds).toFixed(2);
    console.log(
      `${path}: painted after ${painted.toFixed(0)} ms, whole after ${milliseconds.toFixed(0)} ms, ${ratio} × empty, ${(bytes / 1000).toFixed(0)} KB`,
    );
    expect(bytes).toBeLessThan(200_000);
  }
});
