import Database from 'libsql';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** What SQLite takes and gives: numbers, texts, blobs and null. */
export type SqlValue = number | string | Buffer | null;

/** The one connection to the store's file, with every statement prepared once. */
export type Sqlite = ReturnType<typeof openSqlite>;

/**
 * Opens the file in the data directory and keeps it for this process alone. The lock is SQLite's
 * own, held by the operating system for as long as the process lives, so a killed process leaves
 * none behind.
 *
 * `synchronous = NORMAL`: a commit does not wait for the disk. Those who want that ask for it by
 * their write concern (see group-commit.ts). With FULL every commit would hold up everybody: 2.6 ms
 * instead of 0.05 ms on a cloud disk.
 *
 * Throws an error that says so when another process holds the directory.
 */
export function openSqlite(dataDir: string, isSnapshot = false) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'store.sqlite');
  const hasLog = existsSync(`${file}-wal`);
  keepPrivate(file);
  const database = openExclusively(file, dataDir);
  try {
    markOpen(database, file, hasLog || isSnapshot);
  } catch (error) {
    database.close();
    throw isDamage(error) ? damaged(file, error.message) : error;
  }
  const readers = new Map<string, Database.Statement>();
  const others = new Map<string, Database.Statement>();
  /** Bytes that were written since the last checkpoint, roughly: SQLite writes whole pages. */
  let logged = 0;
  let isHeld = false;

  const prepared = (statements: Map<string, Database.Statement>, sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (statement.reader) statement.raw();
    statements.set(sql, statement);
    return statement;
  };

  return {
    /** The file that holds everything that was checkpointed. */
    file,
    logFile: `${file}-wal`,
    /**
     * The first row as an array of columns, or undefined. Parameters always go as one array: libsql
     * aborts on a lone Buffer.
     *
     * libsql 0.5 begins a `get()` without resetting the statement: after an `all()` of it, or a
     * `get()` that failed, it would answer with the parameters of that one. So these statements are
     * used for nothing else, and one that failed is not used again.
     */
    first: (sql: string, parameters: readonly SqlValue[]): readonly unknown[] | undefined => {
      try {
        const row: unknown = prepared(readers, sql).get(parameters);
        return Array.isArray(row) ? row : undefined;
      } catch (error) {
        readers.delete(sql);
        throw error;
      }
    },
    rows: (sql: string, parameters: readonly SqlValue[]): readonly (readonly unknown[])[] =>
      prepared(others, sql).all(parameters).filter(Array.isArray),
    /** Runs a change and returns the rowid of what it inserted. */
    run: (sql: string, parameters: readonly SqlValue[] = []): number => {
      for (const value of parameters) logged += Buffer.isBuffer(value) ? value.length : 1_024;
      return Number(prepared(others, sql).run(parameters).lastInsertRowid);
    },
    /**
     * Changes the schema. Statements that were prepared before stay valid: SQLite prepares them
     * again by itself.
     */
    define: (sql: string): void => {
      database.exec(sql);
    },
    /** Forgets the statements of a dropped table. */
    forget: (word: string): void => {
      for (const statements of [readers, others]) {
        for (const sql of statements.keys()) if (sql.includes(word)) statements.delete(sql);
      }
    },
    /** Whether so much was written that the log is to be brought into the file. */
    isCheckpointDue: (): boolean => !isHeld && logged > checkpointBytes,
    /**
     * Brings the log into the file. Not within a transaction. Throws when the disk refuses;
     * SQLite's own checkpoints would hide that, and the log would grow until the disk is full.
     */
    checkpoint: (): void => {
      database.pragma('wal_checkpoint(PASSIVE)');
      logged = 0;
    },
    /**
     * Brings the file up to date, and leaves it as it is until `releaseCheckpoints`. Not within a
     * transaction.
     */
    holdCheckpoints: (): void => {
      database.pragma('wal_checkpoint(TRUNCATE)');
      isHeld = true;
    },
    releaseCheckpoints: (): void => {
      isHeld = false;
    },
    close: (): void => {
      database.exec("UPDATE store SET value = 'closed' WHERE name = 'state'");
      // The next start has no log to read.
      database.pragma('wal_checkpoint(TRUNCATE)');
      readers.clear();
      others.clear();
      database.close();
    },
  };
}

/**
 * Only this account may read the data, also in a directory that others can enter. SQLite gives the
 * log the same mode.
 */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`]) if (existsSync(each)) chmodSync(each, 0o600);
}

/** Each checkpoint waits for the disk. */
const checkpointBytes = 16 * 1024 * 1024;

/**
 * Notes in the file itself that a process has it open, so its newest writes may be in the log
 * alone. Throws when it says so already and the log is missing: somebody copied the file of a
 * running store. Throws as well when it says so already and its pages are damaged.
 */
function markOpen(database: Database.Database, file: string, isComplete: boolean): void {
  database.exec('CREATE TABLE IF NOT EXISTS store (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const row: unknown = database.prepare("SELECT value FROM store WHERE name = 'state'").raw().get();
  if (Array.isArray(row) && row[0] === 'open' && !isComplete) {
    throw new Error(
      `${file} was copied while the store ran, without ${file}-wal, so its newest data is missing. ` +
        'Restore a backup (npm run restore), or stop the store and copy its whole folder.',
    );
  }
  if (Array.isArray(row) && row[0] === 'open') refuseDamage(database, file);
  database.exec("INSERT OR REPLACE INTO store VALUES ('state', 'open')");
  // Into the file itself: a copy of it says so too.
  database.pragma('wal_checkpoint(TRUNCATE)');
}

/**
 * Reads the whole file after a process that did not close it. Throws when its pages do not fit
 * together.
 */
function refuseDamage(database: Database.Database, file: string): void {
  const row: unknown = database.prepare('PRAGMA quick_check(1)').raw().get();
  const verdict = Array.isArray(row) ? String(row[0]) : 'no answer';
  if (verdict !== 'ok') throw damaged(file, verdict);
}

const damaged = (file: string, reason: string): Error =>
  new Error(
    `${file} is damaged (${reason}). Restore a backup into an empty data directory: npm run restore.`,
  );

function openExclusively(file: string, dataDir: string): Database.Database {
  const database = new Database(file);
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    // Checkpoints are made by `checkpoint`.
    database.pragma('wal_autocheckpoint = 0');
    database.pragma('temp_store = MEMORY');
    // 16 MB; behind it lies the operating system's own cache of the file.
    database.pragma('cache_size = -16000');
    // The lock is taken with the first write, not with the opening.
    database.exec('BEGIN IMMEDIATE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      throw new Error(`The data directory ${dataDir} is in use by another process.`);
    }
    if (isDamage(error)) throw damaged(file, error.message);
    throw error;
  }
}

const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(String(error.code));

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/** Whether SQLite could not flush a file (sqlite.org/rescode.html). */
export const isFlushFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_IOERR_FSYNC';

/** True when SQLite refused a row because a unique key is taken. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT');
