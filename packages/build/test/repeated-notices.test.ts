import { expect, test } from 'vitest';
import { repeatedNotices } from '../src/plugins/repeated-notices.ts';

const notice = (name: string, file: string) =>
  `/**\n * @license ${name}\n${file && ` * ${file}\n`} *\n * This source code is licensed under the license of ${name}.\n */`;

test('a script names the license of each package once', () => {
  const script = [
    `a();${notice('React', 'react.production.js')}`,
    `b();/* @license React */${notice('React', 'react-dom.production.js')}`,
    `c("/** @license");${notice('Lucide', '')}`,
    `d();${notice('Lucide', '')}e()`,
  ].join('\n');
  const kept = repeatedNotices(script).reduceRight(
    (text, [start, end]) => text.slice(0, start) + text.slice(end),
    script,
  );
  expect(kept).toBe(
    [
      `a();${notice('React', 'react.production.js')}`,
      `b();/* @license React */`,
      `c("/** @license");${notice('Lucide', '')}`,
      'd();e()',
    ].join('\n'),
  );
});
