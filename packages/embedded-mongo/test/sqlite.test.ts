import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { temporaryDirectory } from './directory.ts';

/**
 * libsql keeps a statement's parameters where it is not reset: then one tenant would read what
 * another asked for.
 */
test('a statement answers for its own parameters, whatever came before it', async () => {
  const sqlite = openSqlite(await temporaryDirectory());
  onTestFinished(sqlite.close);
  sqlite.define('CREATE TABLE t (key BLOB PRIMARY KEY, value INTEGER NOT NULL)');
  const add = 'INSERT INTO t (key, value) VALUES (?1, ?2)';
  const read = 'SELECT value FROM t WHERE key >= ?1 ORDER BY key';
  const keys = [...Array(300).keys()].map((n) => Buffer.from([n >> 8, n & 255]));
  for (const [n, key] of keys.entries()) {
    sqlite.run(add, [key, n]);
    expect(() => sqlite.run(add, [key, -1])).toThrow('UNIQUE');
  }
  for (const [n, key] of keys.entries()) {
    expect(sqlite.first(read, [key])).toEqual([n]);
    expect(sqlite.rows(read, [key])).toHaveLength(keys.length - n);
    expect(sqlite.first(read, [Buffer.from([9, 9])])).toBeUndefined();
  }
});

test('a read that failed leaves nothing behind for the next', async () => {
  const sqlite = openSqlite(await temporaryDirectory());
  onTestFinished(sqlite.close);
  sqlite.define('CREATE TABLE t (value INTEGER)');
  const broken = 'SELECT abs(?1), json(?2)';
  for (let n = 0; n < 3; n += 1) {
    expect(() => sqlite.first(broken, [n, 'no JSON'])).toThrow('malformed JSON');
    expect(sqlite.first(broken, [n, '[]'])).toEqual([n, '[]']);
    expect(() => sqlite.rows(broken, [n, 'no JSON'])).toThrow('malformed JSON');
    expect(sqlite.rows(broken, [n, '{}'])).toEqual([[n, '{}']]);
  }
});
