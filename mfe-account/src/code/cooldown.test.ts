import { describe, expect, test } from 'vitest';
import { asClock, cooldownStore, secondsUntil } from './cooldown.ts';

describe('the wait before another code', () => {
  test('counts down in whole seconds and ends at zero', () => {
    expect(secondsUntil(60_000, 0)).toBe(60);
    expect(secondsUntil(60_000, 59_001)).toBe(1);
    expect(secondsUntil(60_000, 60_000)).toBe(0);
    expect(secondsUntil(60_000, 90_000)).toBe(0);
  });

  test('is shown as a clock', () => {
    expect([60, 45, 9, 3605].map(asClock)).toEqual(['1:00', '0:45', '0:09', '60:05']);
  });

  test('survives a reload, and each address has its own', () => {
    const storage = memory();
    cooldownStore(() => storage, 'verify ada@example.com').write(60_000);
    expect(cooldownStore(() => storage, 'verify ada@example.com').read()).toBe(60_000);
    expect(cooldownStore(() => storage, 'verify bob@example.com').read()).toBe(0);
  });

  test('is kept while the page lives where the browser refuses to store anything', () => {
    const wait = cooldownStore(refused, 'verify ada@example.com');
    expect(wait.read()).toBe(0);
    wait.write(60_000);
    expect(wait.read()).toBe(60_000);
  });
});

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
