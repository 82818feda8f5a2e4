import { listInbox } from '@askwell/contracts';
import { startPushService } from '@askwell/testing';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Subscription = Awaited<ReturnType<typeof startPushService>>['subscription'];
type Shown = { title: string; tag: string };

/**
 * The push service of this browser is ours, since a browser of a test reaches none, and a headless
 * one shows no notifications.
 */
function usePushService(page: Page, subscription: Subscription) {
  return page.addInitScript((given) => {
    const isGranted = () => localStorage.getItem('granted by the test') !== null;
    Object.defineProperty(Notification, 'permission', {
      get: () => (isGranted() ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      localStorage.setItem('granted by the test', '');
      return 'granted';
    };
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => given });
  }, subscription);
}

/** Hands a message of the push service to the page's service worker, as a browser does. */
async function deliver(page: Page, text: string) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const message = { origin, registrationId: await registered, data: text };
  await devtools.send('ServiceWorker.deliverPushMessage', message);
}

const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

test('a member turns notifications on, gets one while elsewhere, and turns them off', async ({
  page,
  context,
  shop,
}) => {
  const service = await startPushService();
  try {
    await usePushService(page, service.subscription);
    await page.goto('/inbox');
    await page.getByRole('button', { name: 'Notify me' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications in this browser' });
    await expect(dialog).toContainText('Notifications are off.');
    await dialog.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(dialog).toContainText('Notifications are on in this browser.');
    const worker = await workerOf(context);
    await worker.evaluate(() => {
      const shown: unknown[] = [];
      Object.assign(globalThis, { shown });
      Object.assign(Reflect.get(globalThis, 'registration'), {
        showNotification: async (title: string, { tag }: { tag: string }) => shown.push({ title, tag }),
      });
    });
    const shown = () => worker.evaluate((): Shown[] => Reflect.get(globalThis, 'shown'));

    await shop.visitor().ask('I want to talk to a person about swordfish');
    await expect.poll(() => service.received.length).toBe(1);
    const text = service.received[0]?.text ?? '';
    const { data } = await shop.owner.api.call(listInbox, { query: { filter: 'waiting', search: '' } });
    const id = data.conversations[0]?.id ?? '';
    expect(text).not.toContain('swordfish');

    await page.goto('/dashboard');
    await deliver(page, text);
    await expect.poll(shown).toEqual([{ title: 'A visitor to Tea Corner is waiting', tag: id }]);

    await page.goto('/inbox');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog).toContainText('Notifications are on in this browser.');
    await dialog.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(dialog).toContainText('Notifications are off.');
    await shop.visitor().ask('I want to talk to a person');
    await expect(page.getByText('Waiting 2')).toBeVisible();
    expect(service.received).toHaveLength(1);
  } finally {
    service.stop();
  }
});

test('a notification opens its conversation where the inbox is open already', async ({
  page,
  context,
  shop,
}) => {
  const service = await startPushService();
  try {
    await usePushService(page, service.subscription);
    await shop.visitor().ask('I want to talk to a person');
    await page.goto('/inbox?filter=waiting');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
    await page.keyboard.press('Escape');
    const id = await page.locator('li[data-id]').getAttribute('data-id');
    const worker = await workerOf(context);
    await worker.evaluate(async (path) => {
      const pages = await Reflect.get(globalThis, 'clients').matchAll({ includeUncontrolled: true });
      for (const one of pages) one.postMessage({ type: 'askwell:open', path });
    }, `/inbox?conversation=${id}`);
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('I want to talk to a person');
  } finally {
    service.stop();
  }
});

test('a member whose browser blocks notifications reads how to allow them', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await shop.visitor().ask('When are you open?');
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications in this browser' });
  await expect(dialog).toContainText('This browser blocks notifications from us.');
  await expect(dialog.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0);
});
