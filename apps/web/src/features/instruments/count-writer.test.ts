import { maxCountLines } from '@operatory/domain';
import { expect, test } from 'vitest';
import { type CountedLine, countWriter } from './count-writer.ts';

const dayOf = (version: number, quantity: number) => ({
  id: 'day',
  version,
  status: 'OPEN' as const,
  finished_by_user: null,
  instrument_count_lines: [{ instrument_count_item_id: 'a', quantity, expected_quantity: 5 }],
});
/** A server that does not respond until the test supplies the new version. */
function heldServer() {
  const sent: (readonly CountedLine[])[] = [];
  const ended: boolean[] = [];
  const answers: ((version: number | null) => void)[] = [];
  const writer = countWriter(
    crypto.randomUUID(),
    (lines, finished) => {
      sent.push(lines);
      ended.push(finished);
      return new Promise((resolve) => answers.push(resolve));
    },
    () => undefined,
  );
  return { writer, sent, ended, answers };
}
/** Waits until everything that needs no response has finished. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const line = (quantity: number, seen: number | null) => [{ id: 'a', quantity, seen }];

test('two quick taps add two: the second count waits for the answer to the first, and names it as the previous count', async () => {
  const { writer, sent, answers } = heldServer();
  const live = dayOf(3, 5);
  void writer.write(line(6, 5));
  expect(writer.shown(live).get('a')).toBe(6);
  const last = writer.write(line(7, writer.shown(live).get('a') ?? null));
  await settled();
  expect(sent).toEqual([line(6, 5)]);
  answers[0]?.(4);
  await settled();
  expect(sent).toEqual([line(6, 5), line(7, 6)]);
  // The live data may lag and still contain the earlier count.
  expect(writer.shown(dayOf(4, 6)).get('a')).toBe(7);
  answers[1]?.(5);
  await last;
  expect(writer.shown(dayOf(4, 6)).get('a')).toBe(7);
  expect(writer.shown(dayOf(5, 7)).get('a')).toBe(7);
  expect(writer.shown(dayOf(6, 2)).get('a')).toBe(2);
});

test('drops counts queued behind a refused one, shows the server’s values, and sends later counts', async () => {
  const { writer, sent, answers } = heldServer();
  void writer.write(line(6, 5));
  const last = writer.write(line(7, 6));
  await settled();
  answers[0]?.(null);
  await last;
  expect(sent).toHaveLength(1);
  expect(writer.shown(dayOf(3, 2)).get('a')).toBe(2);
  void writer.write(line(3, 2));
  await settled();
  expect(sent).toHaveLength(2);
});

test('splits more lines than the server accepts into batches, and finishes the day with the last batch', async () => {
  const { writer, sent, ended, answers } = heldServer();
  const many = Array.from({ length: maxCountLines + 1 }, (_, n) => ({
    id: String(n),
    quantity: 1,
    seen: null,
  }));
  const all = writer.write(many, true);
  await settled();
  answers[0]?.(1);
  await settled();
  answers[1]?.(2);
  await all;
  expect(sent.map(({ length }) => length)).toEqual([maxCountLines, 1]);
  expect(ended).toEqual([false, true]);
  // Finishing the day sends no counts.
  void writer.write([], true);
  await settled();
  expect(sent[2]).toEqual([]);
  expect(ended[2]).toBe(true);
});
