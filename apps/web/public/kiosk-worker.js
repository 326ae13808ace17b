// Lets the kiosk's page start without a connection: it caches the page and its files when they are loaded,
// but nothing from the API.
const cacheName = 'operatory-kiosk';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request));
  // A file's name contains its hash, so a cached file is never outdated.
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

async function newest(request) {
  const cache = await caches.open(cacheName);
  const page = new URL('/kiosk', self.location.origin);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(page, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(page, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(cacheName);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
