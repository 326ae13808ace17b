// Shows push notifications, also while no page is open. Pressing one opens the page that it is about.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: body ?? '',
      tag,
      icon: '/favicon.svg',
      data: { link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? '/dashboard/notifications'));
});

async function open(link) {
  const { origin } = self.location;
  const url = new URL(link, origin);
  if (url.origin !== origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter((page) => new URL(page.url).pathname.startsWith('/dashboard'));
  const page = ours.find(({ visibilityState }) => visibilityState === 'visible') ?? ours[0];
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus();
  // The open page navigates itself, so that it can ask about unsaved changes.
  page.postMessage({ kind: 'open', link: url.pathname + url.search + url.hash });
}
