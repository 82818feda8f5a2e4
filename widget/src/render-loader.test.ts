import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildChatbot } from '../test/site/chatbot.ts';
import { renderLoader } from './render-loader.ts';

const render = (name: string, template = 'show(__ASKWELL_CONFIG__)') =>
  renderLoader(template, {
    chatbot: buildChatbot({ name }),
    apiBase: 'https://chat.example',
    panelUrl: 'https://chat.example/widget/panel.1.js',
  });

test.each([
  '</script><script>alert(1)</script>',
  '<!--',
  "$& $' $1",
  '\u2028\u2029',
  '"); alert(1); ("',
  '\\',
])('a chatbot called %j stays a name in the script', (name) => {
  const script = render(name);
  const shown: unknown[] = [];
  runInNewContext(script, { show: (config: unknown) => shown.push(config) });
  expect(shown).toMatchObject([{ chatbot: { name }, apiBase: 'https://chat.example' }]);
  expect(script).not.toMatch(/[<\u2028\u2029]/);
});

test('a template without a place for the configuration is refused', () => {
  expect(() => render('x', 'show()')).toThrow(TypeError);
});
