import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trustedTypesScript } from '../src/document/trusted-types.ts';

/** What the document's policy makes of an HTML text: null if it refuses it. */
function policyResult(html: string): unknown {
  const script = trustedTypesScript({ registry: { schema: 1, generation: 1, shell: '1', remotes: [] } });
  const context: Record<string, unknown> = { html, result: undefined };
  const setUp =
    'var self = globalThis, rules; self.trustedTypes = { createPolicy(_, made) { rules = made } };';
  runInNewContext(`${setUp}${script};result = rules.createHTML(html)`, context);
  return context['result'];
}

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<img src="x"onerror=alert(1)>',
  "<img src='x'onerror\n= alert(1)>",
  '<SCRIPT>alert(1)</SCRIPT>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="https://evil.example">',
])('no page takes the HTML %s', (html) => {
  expect(policyResult(html)).toBeNull();
});

test('charts may draw with plain HTML', () => {
  const tooltip = '<div class="tooltip">12 messages on Monday</div>';
  expect(policyResult(tooltip)).toBe(tooltip);
});
