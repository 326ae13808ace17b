import type { InstrumentReport } from '@operatory/domain';
import { expect, test } from 'vitest';
import { type ReportChange, type ReportResult, reportWriter } from './report-writer.ts';

const report = (id: string, notes = ''): InstrumentReport => ({ id, status: 'Missing', notes });
const line = (...reports: InstrumentReport[]) => ({ count_date: '2026-11-23', quantity: 5, reports });
const lost: ReportResult = { ok: false, isLost: true };
const refused: ReportResult = { ok: false, isLost: false };

/**
 * A server that gives these responses in turn and then succeeds. New reports get an id with the prefix `s-`.
 */
function serverThat(...answers: ReportResult[]) {
  const sent: ReportChange[] = [];
  const send = async (change: ReportChange): Promise<ReportResult> => {
    sent.push(change);
    return answers.shift() ?? { ok: true, id: change.kind === 'added' ? `s-${change.report.id}` : 'same' };
  };
  return { send, said: () => sent.map(({ kind, report: { id, notes } }) => [kind, id, notes]), sent };
}

test('after a report is refused, does not send the changes again that were saved before it', async () => {
  const { send, said } = serverThat({ ok: true, id: 'a' }, { ok: true, id: 's-b' }, refused);
  const write = reportWriter(line(report('a')), send);
  expect(await write(line(report('b'), report('c')))).toBe(false);
  expect(await write(line(report('b', 'Bent')))).toBe(true);
  expect(said()).toEqual([
    ['removed', 'a', ''],
    ['added', 'b', ''],
    ['added', 'c', ''],
    ['changed', 's-b', 'Bent'],
  ]);
});

test('resends a report whose response was lost with the same key, and then sends its removal', async () => {
  const { send, said, sent } = serverThat(lost, lost);
  const write = reportWriter(line(), send);
  expect(await write(line(report('a')))).toBe(false);
  expect(await write(line(report('a', 'Bent')))).toBe(false);
  expect(await write(line())).toBe(true);
  expect(said()).toEqual([
    ['added', 'a', ''],
    ['added', 'a', ''],
    ['added', 'a', ''],
    ['removed', 's-a', ''],
  ]);
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
});
