import type { Page } from '@playwright/test';

/** All times are milliseconds since 1970 by the clocks of the pages, which agree on one machine. */
declare global {
  interface Window {
    released?: number;
    /** When the first request to the API after `released` started, and when its response arrived. */
    asked?: readonly [number, number] | undefined;
    /** When the last message arrived on the socket. */
    sent?: number;
    /** When the last message had arrived, its change was in the document, and it was painted; null if late. */
    shown?: Promise<readonly [number, number, number] | null>;
  }
}

/**
 * Records when messages arrive on the socket, before the application gets them. Must be called before the
 * page loads.
 */
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

/** Records when the pointer is released, and when the request after that starts and ends. */
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

/** Starts to wait until the task's card is in another column and painted; ends after a timeout. */
export const awaitPaint = (page: Page, task: string) =>
  page.evaluate((id) => {
    // The label without its count: 'Pending, 12 tasks'.
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
          // The first task after a frame's callbacks starts when the frame has been painted.
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

/** Measures the processor time of the page's main thread, which does not depend on other processes. */
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
