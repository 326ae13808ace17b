import type { CDPSession, Page } from '@playwright/test';

export interface Visit {
  /** Milliseconds from the start of the navigation to the frame that shows the first row. */
  readonly rows: number;
  /** The milliseconds of each task over 50 ms on the main thread until that frame. */
  readonly longTasks: readonly number[];
  /** The number of requests to the server that ran one after another until that frame. */
  readonly inSequence: number;
  readonly requests: number;
  /** The number of bytes transferred until that frame. */
  readonly bytes: number;
}

declare global {
  interface Window {
    firstRow?: Promise<number>;
    longTasks?: number[];
    watchRows?: () => void;
  }
}

/** Opens a URL on a slow tablet with a poor connection, and waits until a row of its list is painted. */
export const visit = (page: Page, address: string): Promise<Visit> =>
  measured(page, () => page.goto(address, { waitUntil: 'commit' }));

/**
 * Follows a link of the open page under the same conditions, and waits until a row of the next list is
 * painted.
 */
export const move = (page: Page, link: string): Promise<Visit> =>
  measured(page, async () => {
    await page.evaluate(watch);
    await page.evaluate(press, link);
  });

/** Runs in the page: starts the measurement and presses the link. */
function press(link: string) {
  window.watchRows?.();
  document.querySelector<HTMLAnchorElement>(link)?.click();
}

async function measured(page: Page, begin: () => Promise<unknown>): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const script = await session
    .send('Page.enable')
    .then(() => session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` }));
  await session.send('Network.enable');
  const asked = questions(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await begin();
  const { rows, longTasks } = await page.evaluate(async () => ({
    rows: (await window.firstRow) ?? Number.NaN,
    longTasks: window.longTasks ?? [],
  }));
  const until = asked.until();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Page.removeScriptToEvaluateOnNewDocument', script);
  // Waits until files that are loaded later are also cached for the next visit.
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { rows, longTasks, ...until };
}

/** Runs in the page. Collects long tasks, and waits for the first row of a list. */
function watch() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks?.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const watchRows = (from: number) => {
    window.longTasks = [];
    window.firstRow = new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector('[data-row], [data-task]')) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks starts when the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - from);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
  };
  window.watchRows = () => watchRows(performance.now());
  watchRows(0);
}

interface Question {
  readonly from: number;
  to?: number;
}

/** Records each request to the server with its response, including those on the socket. */
function questions(session: CDPSession) {
  const all: Question[] = [];
  const open = new Map<string, Question>();
  let bytes = 0;
  const begin = (id: string, from: number) => {
    const question = { from };
    all.push(question);
    open.set(id, question);
  };
  const end = (id: string, to: number) => {
    const question = open.get(id);
    if (question) question.to = to;
    open.delete(id);
  };
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http')) begin(requestId, timestamp);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const question = open.get(requestId);
    if (cached.has(requestId) && question) all.splice(all.indexOf(question), 1);
    else bytes += encodedDataLength;
    end(requestId, timestamp);
  });
  session.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) =>
    begin(`${requestId} open`, timestamp),
  );
  session.on('Network.webSocketHandshakeResponseReceived', ({ requestId, timestamp }) =>
    end(`${requestId} open`, timestamp),
  );
  session.on('Network.webSocketFrameSent', ({ timestamp, response }) => {
    const message = messageOf(response.payloadData);
    if (message.type === 'connection_init') begin('init', timestamp);
    if (message.type === 'subscribe') begin(`subscribe ${message.id}`, timestamp);
  });
  session.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
    bytes += response.payloadData.length;
    const message = messageOf(response.payloadData);
    if (message.type === 'connection_ack') end('init', timestamp);
    if (message.type === 'next') end(`subscribe ${message.id}`, timestamp);
  });
  return {
    until: () => {
      const answered = all.filter((question): question is Required<Question> => question.to !== undefined);
      return { inSequence: longestSequence(answered), requests: all.length, bytes };
    },
  };
}

function messageOf(text: string): { type?: string; id?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The length of the longest chain of requests in which each started after the one before was answered. */
function longestSequence(questions: readonly Required<Question>[]): number {
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...questions].sort((a, b) => a.to - b.to)) {
    if (from < end) continue;
    count++;
    end = to;
  }
  return count;
}
