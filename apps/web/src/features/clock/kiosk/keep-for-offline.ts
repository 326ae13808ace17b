/** Must be the same name as in the service worker. */
const cacheName = 'operatory-kiosk';
const page = '/kiosk';

/**
 * Caches this page and the files that it has loaded, so that the kiosk starts without a connection, and
 * deletes older files.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register('/kiosk-worker.js', { scope: page });
    await navigator.serviceWorker.ready;
    const cache = await caches.open(cacheName);
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    for (const path of new Set(files)) if (!(await cache.match(path))) await cache.add(path);
    // The page is cached after its files, because it would not start without them.
    const answer = await fetch(page, { headers: { accept: 'text/html' } });
    if (answer.ok) await cache.put(page, answer);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname !== page && !files.includes(pathname)) await cache.delete(request);
    }
  } catch {
    // In a browser that stores nothing, such as a private window, the kiosk works only while its page is
    // open.
  }
}
