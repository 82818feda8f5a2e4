import { describe, expect, test } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { isSafe, parseInline } from './inline.ts';
import { closeUnfinished } from './unfinished.ts';

describe('running text', () => {
  test('bold, italic, struck and code are read, also inside one another', () => {
    expect(parseInline('a **b *c*** ~~d~~ `e`')).toEqual([
      'a ',
      { kind: 'strong', children: ['b ', { kind: 'em', children: ['c'] }] },
      ' ',
      { kind: 'del', children: ['d'] },
      ' ',
      { kind: 'code', text: 'e' },
    ]);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    'a ** b',
    '5 ~ 6',
    'an open **mark',
    '*',
    '`',
    '[not](a link',
    '[x]',
  ])('%s stays as it was written', (text) => {
    expect(parseInline(text)).toEqual([text]);
  });

  test('a backslash keeps a mark literal', () => {
    expect(parseInline('\\*not em\\*')).toEqual(['*not em*']);
  });

  test('a link shows its label, and its address may hold parentheses', () => {
    expect(parseInline('see [the *page*](https://a.example/x_(y)) now')).toEqual([
      'see ',
      {
        kind: 'link',
        href: 'https://a.example/x_(y)',
        children: ['the ', { kind: 'em', children: ['page'] }],
      },
      ' now',
    ]);
  });

  test('a bare address is a link without the full stop after it', () => {
    expect(parseInline('(https://a.example/b).')).toEqual([
      '(',
      { kind: 'link', href: 'https://a.example/b', children: ['https://a.example/b'] },
      ').',
    ]);
  });

  test('an image is a link to it, so that nothing is fetched', () => {
    expect(parseInline('![a cat](https://a.example/cat.png)')).toEqual([
      { kind: 'link', href: 'https://a.example/cat.png', children: ['a cat'] },
    ]);
  });

  // In steps that grow with the square of the length, any of these would take minutes.
  test.each(['**a ', '[', '`', '_a', '![](', '*a**b', '<', 'http://', '\\'])(
    'a long text of nothing but %j is read to its end',
    (part) => expect(parseInline(part.repeat(100_000))).not.toEqual([]),
    60_000,
  );
});

describe('addresses', () => {
  test.each(['https://a.example', 'HTTP://a.example/x?y#z', 'mailto:a@b.example', 'tel:+4912', '/returns'])(
    '%s is a link',
    (address) => expect(isSafe(address)).toBe(true),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:///',
    'relative',
    '',
  ])('%j is none', (address) => expect(isSafe(address)).toBe(false));
});

describe('blocks', () => {
  test('paragraphs, headings and rules', () => {
    expect(parseBlocks('# Hours\n\nNine\nto five\n\n---\nok')).toEqual([
      { kind: 'heading', children: ['Hours'] },
      { kind: 'paragraph', children: ['Nine', { kind: 'break' }, 'to five'] },
      { kind: 'rule' },
      { kind: 'paragraph', children: ['ok'] },
    ]);
  });

  test('a list keeps its numbers, its inner lists and its loose items', () => {
    const [list] = parseBlocks('3. three\n   - inner\n\n4. four');
    expect(list).toEqual({
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [
        [
          { kind: 'paragraph', children: ['three'] },
          {
            kind: 'list',
            isOrdered: false,
            start: 1,
            items: [[{ kind: 'paragraph', children: ['inner'] }]],
          },
        ],
        [{ kind: 'paragraph', children: ['four'] }],
      ],
    });
  });

  test('code stays as it is, and an open fence holds the rest', () => {
    expect(parseBlocks('```js\nlet a = "**";\n\n# b')).toEqual([
      { kind: 'code', text: 'let a = "**";\n\n# b' },
    ]);
  });

  test('a quote holds blocks, a table rows', () => {
    expect(parseBlocks('> - a\n\n| A | B |\n|---|:-:|\n| 1 | **2** |')).toEqual([
      {
        kind: 'quote',
        children: [
          { kind: 'list', isOrdered: false, start: 1, items: [[{ kind: 'paragraph', children: ['a'] }]] },
        ],
      },
      {
        kind: 'table',
        rows: [
          [['A'], ['B']],
          [['1'], [{ kind: 'strong', children: ['2'] }]],
        ],
      },
    ]);
  });

  test('deep nesting cannot exhaust anything', () => {
    expect(parseBlocks('> '.repeat(5_000))).toHaveLength(1);
    expect(parseBlocks(`${'- '.repeat(5_000)}x`)).toHaveLength(1);
  });
});

describe('a text that is still coming', () => {
  test.each([
    ['open **bold', 'open **bold**'],
    ['open **bold*', 'open **bold**'],
    ['closed **bold**', 'closed **bold**'],
    ['a `co', 'a `co`'],
    ['see [the page](https://a.exam', 'see the page'],
    ['see [the pa', 'see the pa'],
    ['line\n- *', 'line\n- '],
    ['plain', 'plain'],
  ])('%j is shown as %j', (text, shown) => expect(closeUnfinished(text)).toBe(shown));
});
