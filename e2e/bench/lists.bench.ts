import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { type Browser, expect, test } from '@playwright/test';
import { people } from '../journeys/people.ts';
import { at, enter } from '../journeys/support.ts';
import { move, type Visit, visit } from './visit.ts';

const rounds = Number(process.env.BENCH_VISITS ?? 5);
const wanted = 1_000;
/** The limit for sequential requests of a repeated visit: the page, the session, the user and the rows. */
const questionsWanted = 4;

const lists = {
  tasks: '/dashboard/tasks/list?view=table&who=everyone',
  users: '/dashboard/users/list',
  contacts: '/dashboard/contacts/list',
};

const half = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const linkTo = (path: string) => `nav a[href^="${path.split('?')[0]}"]`;

/** A server with a page of a single row, which measures only network and browser. */
async function bareServer() {
  const server = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><p data-row>A row</p>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    end: () => server.close(),
  };
}

async function newcomer(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, people.admin);
  return page;
}

test('measures the first rows of a list on a CPU four times slower, with a round trip of 150 ms', async ({
  browser,
}) => {
  const bare = await bareServer();
  const visits: Record<string, Visit[]> = {};
  const note = (name: string, seen: Visit) => {
    visits[name] = [...(visits[name] ?? []), seen];
  };
  for (let round = 0; round < rounds; round++) {
    const empty = await newcomer(browser);
    note('bare page', await visit(empty, bare.address));
    await empty.context().close();
    for (const [name, path] of Object.entries(lists)) {
      const page = await newcomer(browser);
      note(`${name}, first visit`, await visit(page, at('harboursmiles', path)));
      note(`${name}, again`, await visit(page, at('harboursmiles', path)));
      await page.goto(at('harboursmiles', '/dashboard'));
      await page.waitForLoadState('networkidle');
      note(`${name}, by the menu`, await move(page, linkTo(path)));
      await page.context().close();
    }
  }
  bare.end();
  const line = half((visits['bare page'] ?? []).map(({ rows }) => rows));
  console.log(
    `\nms to the first rows, median of ${rounds} (wanted: ${wanted}; load ${loadavg()[0]?.toFixed(1)})`,
  );
  console.log('                          ms  × bare  long tasks (ms)  in sequence  requests      KB');
  for (const [name, seen] of Object.entries(visits)) {
    const of = (pick: (one: Visit) => number) => half(seen.map(pick));
    const rows = of((one) => one.rows);
    const cells = [
      rows.toFixed(0).padStart(6),
      (rows / line).toFixed(1).padStart(8),
      `${of((one) => one.longTasks.length)} (${of((one) => one.longTasks.reduce((sum, ms) => sum + ms, 0)).toFixed(0)})`.padStart(
        17,
      ),
      String(of((one) => one.inSequence)).padStart(13),
      String(of((one) => one.requests)).padStart(10),
      (of((one) => one.bytes) / 1_000).toFixed(0).padStart(8),
    ];
    console.log(`${name.padEnd(22)}${cells.join('')}`);
  }
  for (const name of Object.keys(lists))
    expect(half((visits[`${name}, again`] ?? []).map(({ inSequence }) => inSequence))).toBeLessThanOrEqual(
      questionsWanted,
    );
});
