import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launcherIcons } from '../src/launcher-icons.ts';
import type { OlderPanelModule, PanelModule, PreviewModule } from '../src/panel/public.ts';
import { buildChatbot } from './site/chatbot.ts';
import { expect, test } from './site/test.ts';

test('the editor shows the widget itself, with its own chatbot and its own replies', async ({
  visit,
  page,
}) => {
  await visit.go('preview.html');
  await page.evaluate(
    async ([url, chatbot, icons]) => {
      const panel: PanelModule & OlderPanelModule = await import(`${url}/panel.js`);
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
      const choices = { host, chatbot, transport, icons, open: true };
      const showAsBefore = () => panel.preview(choices);
      Object.assign(window, { shown: preview(panel, choices), showAsBefore });
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

  // A page that was released before `preview.js` asks the panel, and uses what it gets at once.
  await page.evaluate((chatbot) => {
    const shown = Reflect.get(window, 'showAsBefore')();
    shown.update(chatbot);
    shown.ask('Hello');
    Object.assign(window, { shown });
  }, changed);
  await expect(visit.panel.getByRole('heading')).toHaveText('Ask us');
  await expect(visit.bubbles.last()).toHaveText('You said Hello');
  await page.evaluate(() => Reflect.get(window, 'shown').unmount());
  await expect(page.locator('#stage')).toBeEmpty();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a page that is newer than the server takes the preview of its panel', async ({ visit, page }) => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/load-panel.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'widget',
  });
  await page.route('**/widget/panel.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const preview = ({ host, icons }) => ({ open: () => [host, typeof icons.chat] });',
    }),
  );
  await visit.go('preview.html');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const opened = await page.evaluate(async (icons) => {
    const panel = await Reflect.get(window, 'widget').loadPanel(icons);
    return panel.preview({ host: 'stage' }).open();
  }, launcherIcons);
  expect(opened).toEqual(['stage', 'string']);
});
