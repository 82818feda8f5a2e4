// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const clicks = () => {
  const seen: { href: string; name: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    seen.push({ href: this.href, name: this.download });
  });
  return seen;
};

test('a file is downloaded under its name, and its memory released after the browser has read it', () => {
  vi.useFakeTimers();
  const seen = clicks();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('faqs.csv', new Blob(['question,answer']));
  expect(seen).toEqual([{ href: expect.stringMatching(/^blob:/), name: 'faqs.csv' }]);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(seen[0]?.href);
});

test('an object URL is downloaded as it is', () => {
  vi.useFakeTimers();
  const seen = clicks();
  const url = URL.createObjectURL(new Blob(['{}']));
  saveFile('data.json', url);
  expect(seen).toEqual([{ href: url, name: 'data.json' }]);
});
