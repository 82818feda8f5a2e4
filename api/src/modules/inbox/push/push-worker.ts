/**
 * The service worker that shows notices. It handles no requests, so that it can never serve an old
 * page. A notice is not shown while the inbox is in view.
 */
export const pushWorker = `
const isInbox = (client) => new URL(client.url).pathname === '/inbox';
const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const show = async () => {
    const { title, path, tag } = event.data.json();
    if ((await pages()).some((page) => isInbox(page) && page.visibilityState === 'visible')) return;
    await registration.showNotification(title, { tag, renotify: true, data: { path } });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const to = new URL(event.notification.data.path, location.origin);
    if (to.origin !== location.origin) return;
    const page = (await pages()).find(isInbox);
    if (!page) return clients.openWindow(to.href);
    await page.focus();
    page.postMessage({ type: 'askwell:open', path: to.pathname + to.search });
  };
  event.waitUntil(open());
});
`.trimStart();
