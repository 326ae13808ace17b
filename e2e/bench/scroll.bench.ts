import { loadavg } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { people } from '../journeys/people.ts';
import { at, enter } from '../journeys/support.ts';
import { apiOf } from '../journeys/tasks-support.ts';

const count = Number(process.env.BENCH_ROWS ?? 100_000);
const plainRows = 1_000;
const batchSize = 5_000;
const called = (number: number) => `Bench ${String(number).padStart(6, '0')}`;
/** The milliseconds of a frame at 60 frames per second, and of a frame that is noticed as a stutter. */
const [due, felt] = [1_000 / 60 + 1, 50];

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/** Starts recording the time of each frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const frame = (now: number) => {
      window.frameTimes?.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const part = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const report: string[] = [];
const cell = (value: string | number, width: number) => String(value).padStart(width);

/** Prints the frame times since the last call, and how long visible rows were missing after scrolling. */
async function tell(page: Page, what: string, asked = 0) {
  const waited = await page.evaluate(async () => {
    const from = performance.now();
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    while (document.querySelector('tr[aria-busy]')) await frame();
    return performance.now() - from;
  });
  const frames = (await page.evaluate(() => window.frameTimes?.splice(0) ?? [])).slice(1);
  const over = (ms: number) => frames.filter((one) => one > ms).length;
  const cells = [
    cell(frames.length, 8),
    cell(over(due), 8),
    cell(over(felt), 7),
    cell(part(frames, 0.5).toFixed(0), 6),
    cell(part(frames, 0.95).toFixed(0), 6),
    cell(part(frames, 1).toFixed(0), 9),
    cell(waited.toFixed(0), 8),
    cell(asked, 7),
  ];
  report.push(`  ${what.padEnd(40)}${cells.join('')}`);
  return part(frames, 0.95);
}

async function turn(page: Page, turns: number, by: number) {
  for (let each = 0; each < turns; each++) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(16);
  }
}

/** A plain HTML table for comparison: how smoothly the browser scrolls rows without our code. */
const plainTable = `<!doctype html><body style="margin:0"><div style="height:700px;overflow:auto"><table style="table-layout:fixed;width:1100px;font:13px sans-serif">${Array.from(
  { length: plainRows },
  (_, index) =>
    `<tr style="height:40px"><td><input type="checkbox"></td><td><a href="#${index}">Bench ${index}</a></td><td>bench-${index}@bench.example</td><td>02 9000 0000</td><td>Active</td></tr>`,
).join('')}</table></div>`;

async function addRows() {
  const ask = await apiOf(people.admin);
  const { clinics } = await ask<{ clinics: { id: string }[] }>(
    '{ clinics(order_by: { name: asc }, limit: 1) { id } }',
  );
  for (let from = 0; from < count; from += batchSize) {
    const objects = Array.from({ length: Math.min(batchSize, count - from) }, (_, index) => ({
      clinic_id: clinics[0]?.id,
      name: called(from + index),
      email: `bench-${from + index}@bench.example`,
      phone: '02 9000 0000',
    }));
    await ask(
      'mutation ($objects: [clinic_contacts_insert_input!]!) { insert_clinic_contacts(objects: $objects) { affected_rows } }',
      { objects },
    );
  }
}

async function scrolled(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  const slow = (times: number) => session.send('Emulation.setCPUThrottlingRate', { rate: times });
  report.push(`processor × 1/${rate}`);
  await page.goto('about:blank');
  await page.setContent(plainTable);
  await page.mouse.move(400, 300);
  await slow(rate);
  await watch(page);
  await turn(page, 100, 120);
  const plain = await tell(page, `plain table of ${plainRows}, 100 turns of the wheel`);
  await slow(1);

  let asked = 0;
  const news = () => {
    const since = asked;
    asked = 0;
    return since;
  };
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"subscribe"')) asked += 1;
    }),
  );
  await page.goto(at('harboursmiles', '/dashboard/contacts/list?q=Bench'));
  const frame = page.locator('[data-many]');
  const focus = page.locator('[data-row]:focus');
  await expect(page.getByText(called(0), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: ` of ${count.toLocaleString('en-AU')}` }),
  ).toBeVisible();
  const box = await frame.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  news();
  await slow(rate);
  await watch(page);
  await page.waitForTimeout(1_500);
  await tell(page, 'the list, nobody scrolls', news());
  await turn(page, 200, 120);
  const wheel = await tell(page, '200 turns of the wheel', news());
  await turn(page, 100, 1_500);
  await tell(page, '100 flings', news());
  for (let pull = 1; pull <= 60; pull++) {
    await frame.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), pull / 61);
    await page.waitForTimeout(16);
  }
  await tell(page, 'the scrollbar pulled over all of it', news());
  await page.keyboard.press('End');
  await expect(focus).toContainText(called(count - 1));
  await tell(page, 'End', news());
  for (let press = 0; press < 100; press++) {
    await page.keyboard.press('k');
    await page.waitForTimeout(16);
  }
  await expect(focus).toContainText(called(count - 101));
  await tell(page, '100 times k', news());
  await page.keyboard.press('Home');
  await expect(focus).toContainText(called(0));
  await tell(page, 'Home', news());
  const nodes = await page.locator('*').count();
  const rows = await page.locator('tbody tr').count();
  report.push(
    `  95 of 100 frames at the wheel: ${(wheel / plain).toFixed(2)} × the plain table's; rows in the document ${rows}, elements ${nodes}`,
  );
  await slow(1);
  expect(rows).toBeLessThan(120);
}

test('measures scrolling through a list of 100,000 rows', async ({ page }) => {
  await addRows();
  await enter(page, people.admin);
  for (const rate of [1, 4]) await scrolled(page, rate);
  console.log(
    `\nscrolling over ${count} rows: frames, those of them over 16.7 and 50 ms, their length in ms, ms from standing still to the rows in sight, questions asked (load ${loadavg()[0]?.toFixed(1)})\n${' '.repeat(42)}  frames   >16.7    >50   p50   p95  longest    rows  asked\n${report.join('\n')}`,
  );
});
