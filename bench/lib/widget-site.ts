import { createServer } from 'node:http';
import type { PublicChatbot } from '@askwell/contracts';
import { loadWidgetFiles, loaderHeaders, renderLoader, type WidgetFiles } from '@askwell/widget';

export const widgetFiles = () => loadWidgetFiles(new URL('../../widget/dist', import.meta.url).pathname);

/**
 * A customer's plain pages, two with the widget and one with a button, and the widget's server, in
 * one.
 */
export async function startWidgetSite() {
  const files = widgetFiles();
  const panel = files.files.get(files.panel)?.body.toString() ?? '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const answer = (type: string, body: string) =>
      response.writeHead(200, { ...loaderHeaders, 'Content-Type': type }).end(body);
    if (pathname.endsWith('.html')) answer('text/html', pageWith(pathname.replace('.html', '.js')));
    else if (pathname === '/button.js') answer('text/javascript', bareButton);
    else if (pathname === '/loader.js' || pathname === '/later.js')
      answer('text/javascript', loaderOf(files, url));
    else if (pathname === `/widget/${files.panel}`) answer('text/javascript', panel);
    else answer('application/json', '{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('the site has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return { url, close: () => server.close() };
}

export const loaderOf = ({ loaderTemplate, panel }: WidgetFiles, apiBase: string): string =>
  renderLoader(loaderTemplate, { chatbot, apiBase, panelUrl: `${apiBase}/widget/${panel}` });

const pageWith = (script: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A plain page</title><script async src="${script}"></script></head>
<body><h1>A plain page</h1>${'<p>A small nursery with a large greenhouse.</p>'.repeat(40)}</body></html>`;

/**
 * What somebody writes who wants the same launcher and nothing else: the look, the bubble, one
 * listener.
 */
const bareButton = `(() => {
  const button = document.createElement('button');
  button.ariaLabel = 'Chat with us!';
  button.style.cssText = 'all:unset;position:fixed;bottom:20px;right:20px;z-index:2147483647;display:grid;place-items:center;' +
    'width:60px;height:60px;border-radius:50%;background:linear-gradient(135deg,#5b6fd2,#764ba2);color:#fff;' +
    'box-shadow:0 4px 16px #0004;cursor:pointer';
  button.innerHTML = '<svg viewBox="0 0 24 24" width="46%" fill="currentcolor"><path d="M12 3C6.5 3 2 6.9 2 11.7c0 2.6 1.3 4.9 3.4 6.5L5 22l4.3-1.9c.9.2 1.8.3 2.7.3 5.5 0 10-3.9 10-8.7S17.5 3 12 3Z"/></svg>';
  button.addEventListener('click', () => { location.href = '/chat'; });
  const add = () => document.body.append(button);
  if (document.body) add();
  else addEventListener('DOMContentLoaded', add);
})();`;

const chatbot: PublicChatbot = {
  id: '65f0c0ffee15600d5eed1234',
  name: 'Bloom & Bark',
  configuration: {
    primaryColor: '#667eea',
    secondaryColor: '#764ba2',
    buttonSize: '60px',
    position: 'bottom-right',
    chatWindowTitle: 'Chat with us!',
    widgetTitle: 'Fern',
    chatWindowSubtitle: 'Answers about plants and orders',
    welcomeMessage: 'Hello! How can I help you today?',
    launcherIcon: 'chat',
    placeholder: '',
  },
  settings: {
    welcomeMessage: 'Hello! How can I help you today?',
    isActive: true,
    enableEmoji: true,
    enableTypingIndicator: true,
  },
  logo: null,
  texts: [],
  suggestedQuestions: [
    'How long does delivery take?',
    'Can I return a plant that did not survive?',
    'Do you ship abroad?',
  ],
  handoff: { isOn: true },
  branding: { name: 'Askwell', url: 'https://askwell.example' },
};
