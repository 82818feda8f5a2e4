import { listInbox } from '@askwell/contracts';
import { startPushService } from '@askwell/testing/product';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { saidIn } from './inbox-pages.ts';

type Subscription = Awaited<ReturnType<typeof startPushService>>['subscription'];
type Shown = { title: string; tag: string; data: { path: string } };

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

/**
 * Keeps what the service worker shows and opens, since a headless browser does neither, and gives
 * no page the focus.
 */
function watch(worker: Worker) {
  return worker.evaluate(() => {
    const shown: unknown[] = [];
    const opened: unknown[] = [];
    Object.assign(globalThis, { shown, opened });
    Object.assign(Reflect.get(globalThis, 'registration'), {
      showNotification: async (title: string, { tag, data }: Omit<Shown, 'title'>) =>
        shown.push({ title, tag, data }),
    });
    Object.assign(Reflect.get(globalThis, 'clients'), {
      openWindow: async (address: string) => opened.push(address),
    });
    Reflect.get(globalThis, 'WindowClient').prototype.focus = async () => {};
  });
}

const shownBy = (worker: Worker) => worker.evaluate((): Shown[] => Reflect.get(globalThis, 'shown'));
const openedBy = (worker: Worker) => worker.evaluate((): string[] => Reflect.get(globalThis, 'opened'));

/** Presses the last notification, as a person does; resolves once it was handled. */
function press(worker: Worker) {
  return worker.evaluate(async () => {
    const shown: Shown[] = Reflect.get(globalThis, 'shown');
    const works: unknown[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { ...shown.at(-1), close: () => {} },
      waitUntil: (work: unknown) => works.push(work),
    });
    globalThis.dispatchEvent(event);
    await Promise.all(works);
  });
}

const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

// Turning them off fails once.
test.use({ expectedConsole: [/status of 503 .*\/push\//] });

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
    await watch(worker);

    await shop.visitor().ask('I want to talk to a person about swordfish');
    await expect.poll(() => service.received.length).toBe(1);
    const text = service.received[0]?.text ?? '';
    const { data } = await shop.owner.api.call(listInbox, { query: { filter: 'waiting', search: '' } });
    const id = data.conversations[0]?.id ?? '';
    expect(text).not.toContain('swordfish');

    await page.goto('/dashboard');
    await deliver(page, text);
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ title: 'A visitor to Tea Corner is waiting', tag: id }]);
    await press(worker);
    const [opened = ''] = await openedBy(worker);
    await page.goto(opened);
    await expect(saidIn(page)).toContainText('about swordfish');

    await page.goto('/inbox');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog).toContainText('Notifications are on in this browser.');
    // Not turned off as long as the server has not said so.
    await page.route('**/api/inbox/push/*', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(dialog).toContainText('Notifications could not be changed.');
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
    await watch(worker);
    await worker.evaluate((path) => {
      Reflect.get(globalThis, 'shown').push({ data: { path } });
    }, `/inbox?conversation=${id}`);
    await press(worker);
    await expect(saidIn(page)).toContainText('I want to talk to a person');
    expect(await openedBy(worker)).toEqual([]);
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
