import type { Page } from '@playwright/test';

/** Times in milliseconds since 1970 by the clocks of the pages, which are comparable on one machine. */
declare global {
  interface Window {
    /** The time at which the pointer was released. */
    released?: number;
    /** The start of the first API request after that, and the time of its response. */
    asked?: readonly [number, number] | undefined;
    /** The time of the last message on the socket. */
    sent?: number;
    /** The times at which the change was in the document and was painted. */
    shown?: Promise<readonly [number, number, number] | null>;
  }
}

/** Before the page loads, starts recording the time of socket messages, before the application receives them. */
export const noteSocket = (page: Page) =>
  page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('{"type":"next"'))
            window.sent = performance.timeOrigin + performance.now();
        });
      }
    };
  });

/** Records the time of the browser's pointer release event, and of the request after it. */
export const noteRelease = (page: Page) =>
  page.evaluate(() => {
    const note = (event: PointerEvent) => {
      window.released = performance.timeOrigin + event.timeStamp;
      window.asked = undefined;
    };
    window.addEventListener('pointerup', note, { capture: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        const began = performance.timeOrigin + startTime;
        const isFirst = window.asked === undefined && began > (window.released ?? Number.NaN);
        if (isFirst && name.endsWith('/v1/graphql')) window.asked = [began, began + duration];
      }
    }).observe({ type: 'resource' });
  });

/** Starts waiting, with a timeout, until the task's card is in another column and the frame is painted. */
export const awaitPaint = (page: Page, task: string) =>
  page.evaluate((id) => {
    // Without the count, as in 'Pending, 12 tasks'.
    const column = () =>
      document.getElementById(id)?.closest('section')?.getAttribute('aria-label')?.split(',')[0];
    const now = () => performance.timeOrigin + performance.now();
    const before = column();
    window.shown = new Promise((resolve) => {
      setTimeout(() => resolve(null), 10_000);
      const observer = new MutationObserver(() => {
        if (column() === undefined || column() === before) return;
        observer.disconnect();
        const [sent, changed] = [window.sent ?? Number.NaN, now()];
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks starts when that frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve([sent, changed, now()]);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  }, `task-${task}`);

const parts = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/** Measures the CPU time of the page's main thread from now on, which does not depend on how busy the machine is. */
export async function mainThread(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.entries(parts).map(
      ([part, name]) => [part, metrics.find((metric) => metric.name === name)?.value ?? 0] as const,
    );
  };
  const before = new Map(await read());
  return async () => {
    const after = await read();
    return (times: number) =>
      after
        .map(
          ([part, seconds]) =>
            `${part} ${(((seconds - (before.get(part) ?? 0)) * 1_000) / times).toFixed(1)}`,
        )
        .join(', ');
  };
}
