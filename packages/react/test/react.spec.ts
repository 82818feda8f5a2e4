import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { listen, startApi } from '../../../widget/test/site/api.ts';
import { buildChatbot } from '../../../widget/test/site/chatbot.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * An app that shows the chat in development mode, where React mounts twice, until it is taken away.
 */
const app = (server: string, chatbotId: string): string => `
  import { createElement, StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { AskwellChat } from ${JSON.stringify(join(root, 'packages/react/dist/index.js'))};

  let ready = 0;
  const onReady = (askwell) => {
    document.body.dataset.ready = ++ready;
    askwell.on('open', () => document.body.dataset.opened = 'yes');
  };
  const visitor = { name: 'Asha' };
  function App() {
    const [isShown, setIsShown] = useState(true);
    const [mode, setMode] = useState();
    const [hasLayout, setHasLayout] = useState(false);
    const props = { chatbotId: '${chatbotId}', server: '${server}/', mode, onReady, visitor };
    return createElement('main', null,
      createElement('button', { onClick: () => setIsShown(!isShown) }, 'Toggle'),
      createElement('button', { onClick: () => setMode('inline') }, 'In the page'),
      createElement('button', { onClick: () => setHasLayout(true) }, 'Layout'),
      hasLayout ? createElement(AskwellChat, { chatbotId: props.chatbotId, server: props.server }) : null,
      createElement('section', { style: { height: '480px' } },
        isShown ? createElement(AskwellChat, props) : null));
  }
  createRoot(document.getElementById('app')).render(createElement(StrictMode, null, createElement(App)));
`;

test('a React app shows the chat once, gets its API, takes it away and back, and puts it into the page', async ({
  page,
}) => {
  const chatbot = buildChatbot();
  const api = await startApi(chatbot);
  const { outputFiles } = await build({
    stdin: { contents: app(api.url, chatbot.id), resolveDir: root },
    define: { 'process.env.NODE_ENV': '"development"' },
    bundle: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? script
        : '<!doctype html><title>Shop</title><div id="app"></div><script src="/app.js"></script>',
    );
  });
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(await listen(server));
    const chats = page.locator('askwell-chat');
    await expect(chats).toHaveCount(1);
    await chats.locator('.launcher').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'yes');
    const toggle = page.getByRole('button', { name: 'Toggle' });
    await toggle.click();
    await expect(chats).toHaveCount(0);
    await toggle.click();
    await expect(chats).toHaveCount(1);
    const body = page.locator('body');
    await expect(body).toHaveAttribute('data-ready', '2');
    await page.getByRole('button', { name: 'In the page' }).click();
    const inPage = page.locator('section askwell-chat[mode="inline"]');
    await expect(inPage.locator('.panel')).toHaveCSS('height', '480px');
    await expect(chats).toHaveCount(1);
    // The new widget has the page's listeners and its visitor.
    await expect(body).toHaveAttribute('data-ready', '3');
    await inPage.locator('.composer textarea').fill('Hi');
    await inPage.locator('.composer textarea').press('Enter');
    expect((await api.nextQuestion()).body.visitor).toEqual({ name: 'Asha' });
    await toggle.click();
    await expect(chats).toHaveCount(0);
    await toggle.click();
    await expect(inPage.locator('.panel')).toBeVisible();
    await expect(chats).toHaveCount(1);
    await expect(body).toHaveAttribute('data-ready', '4');
    // A chat of the layout stays when a page that has one in it is left.
    await toggle.click();
    await expect(chats).toHaveCount(0);
    await page.getByRole('button', { name: 'Layout' }).click();
    await expect(chats.locator('.launcher')).toBeVisible();
    await toggle.click();
    await expect(body).toHaveAttribute('data-ready', '5');
    await toggle.click();
    await expect(chats.locator('.launcher')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
    api.close();
  }
});

test('the packed package has the component with its types, and nothing of ours beside them', () => {
  // Where TypeScript finds the types of React.
  mkdirSync(join(root, 'packages/react/dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'packages/react/dist/packed-'));
  try {
    execFileSync('tar', ['xzf', join(root, 'api/dist/downloads/askwell-react.tgz'), '-C', folder]);
    const types = readFileSync(join(folder, 'package/dist/index.d.ts'), 'utf8');
    expect(types).toContain('chatbotId: string');
    expect(types).toContain("mode?: 'inline' | 'page'");
    expect(types).not.toMatch(/\.\.\/|@askwell|\.ts'/);
    // A customer's project finds the types of the widget's API through the package.
    writeFileSync(
      join(folder, 'use.ts'),
      `import type { Askwell, AskwellChatProps } from './package/dist/index.js';
       export const props: AskwellChatProps = { chatbotId: 'a', server: 'b', onReady: (askwell: Askwell) => askwell.open() };`,
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const args = [
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--ignoreConfig',
    ];
    execFileSync(process.execPath, [tsc, join(folder, 'use.ts'), ...args], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
