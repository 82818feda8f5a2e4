import { launcherIcons } from '../src/launcher-icons.ts';
import type { PanelModule, PreviewModule } from '../src/panel/public.ts';
import { buildChatbot } from './site/chatbot.ts';
import { expect, test } from './site/test.ts';

test('the editor shows the widget itself, with its own chatbot and its own replies', async ({
  visit,
  page,
}) => {
  await visit.go('preview.html');
  await page.evaluate(
    async ([url, chatbot, icons]) => {
      const panel: PanelModule = await import(`${url}/panel.js`);
      const { preview }: PreviewModule = await import(`${url}/preview.js`);
      const host = document.getElementById('stage');
      if (!host) throw new Error('no stage');
      const transport = {
        async *send({ text }: { text: string }) {
          yield {
            event: 'start' as const,
            data: { conversationId: 'c', conversationToken: 't', messageId: 'm' },
          };
          yield { event: 'delta' as const, data: { text: `You said **${text}**` } };
          yield {
            event: 'done' as const,
            data: { messageId: 'm', answered: true, source: 'faq' as const, suggestions: [] },
          };
        },
      };
      Object.assign(window, { shown: preview(panel, { host, chatbot, transport, icons, open: true }) });
    },
    [`${visit.api.url}/widget`, buildChatbot(), launcherIcons] as const,
  );
  await expect(visit.panel).toBeVisible();
  await expect.poll(async () => (await visit.panel.boundingBox())?.width).toBe(392);
  const [stage, panel] = [await page.locator('#stage').boundingBox(), await visit.panel.boundingBox()];
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThan((stage?.x ?? 0) + (stage?.width ?? 0));
  expect(panel?.y).toBeGreaterThan(stage?.y ?? 0);

  await visit.ask('Hi');
  await expect(visit.bubbles.last()).toHaveText('You said Hi');

  const changed = buildChatbot({ configuration: { chatWindowTitle: 'Ask us', primaryColor: '#b91c1c' } });
  await page.evaluate((chatbot) => Reflect.get(window, 'shown').update(chatbot), changed);
  await expect(visit.panel.getByRole('heading')).toHaveText('Ask us');
  await expect(visit.panel.locator('.visitor .bubble')).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  await expect(visit.bubbles.last()).toHaveText('You said Hi');

  await page.evaluate(() => Reflect.get(window, 'shown').restart());
  await expect(visit.bubbles).toHaveCount(1);
  await page.evaluate(() => Reflect.get(window, 'shown').unmount());
  await expect(page.locator('#stage')).toBeEmpty();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
