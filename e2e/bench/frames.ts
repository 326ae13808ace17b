import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time, which other processes on the machine do not increase. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

export interface Frames {
  /** Milliseconds of processor time of script, styles and layout in each frame in which there was any. */
  readonly work: readonly number[];
  /** Milliseconds of each task of the main thread. */
  readonly tasks: readonly number[];
}

const taskName = 'RunTask';
/**
 * The event that ends a frame: the page is handed to the compositor. The event at its begin has a different name in each
 * browser version.
 */
const frameEnd = 'Commit';
const workNames = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
]);

/** The work of the page's main thread while `act` runs, from the browser's own trace. */
export async function framesWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'devtools.timeline.frame',
      'disabled-by-default-devtools.timeline',
      'toplevel',
    ],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return readFrames(traceEvents);
}

function readFrames(events: readonly TraceEvent[]): Frames {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const calls = new Map<string, number>();
  for (const event of events)
    if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
  const main = [...calls].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  const own = events.filter((event) => threadOf(event) === main).toSorted((one, other) => one.ts - other.ts);
  const work: number[] = [];
  let inFrame = 0;
  let covered = 0;
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (name === frameEnd) {
      if (inFrame > 0) work.push(inFrame / 1_000);
      inFrame = 0;
    }
    // Nested events are already part of an event that was counted.
    if (!workNames.has(name) || ts < covered) continue;
    inFrame += tdur;
    covered = ts + dur;
  }
  if (inFrame > 0) work.push(inFrame / 1_000);
  const tasks = own.filter(({ name }) => name === taskName).map(({ dur = 0, tdur = dur }) => tdur / 1_000);
  return { work, tasks };
}
