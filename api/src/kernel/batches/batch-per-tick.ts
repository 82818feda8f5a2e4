import { setImmediate } from 'node:timers/promises';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/** The items of all batches that wait or run in this process: how busy the database is kept. */
let underWay = 0;

/**
 * With this many items under way, the process is busy and a batch waits for more. A message has up
 * to four at a time.
 */
const busyFrom = 8;

/** How long a batch waits in a busy process, in milliseconds. */
const gatherMs = 4;

/**
 * Batches the items of many callers into few commands: those of one turn of the event loop go
 * together, and so do those that arrive while a command runs. A single caller waits for one turn at
 * most; many share the cost of a command (130 µs of our CPU, and as much of an embedded store's).
 * While the process is busy, a batch waits some milliseconds for more (decision 0034). `run`
 * answers in the order of the items. When it fails, it fails for all callers of its batch.
 */
export function batchPerTick<Item, Result>(run: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      // What other requests have received with this one is still to be heard.
      await (underWay < busyFrom ? setImmediate() : gather());
      const batch = waiting.splice(0, mostAtOnce);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [at, result] of results.entries()) batch[at]?.resolve(result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      underWay -= batch.length;
    }
    isRunning = false;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      underWay += 1;
      if (!isRunning) void runAll();
    });
}

const gather = () => new Promise((resolve) => setTimeout(resolve, gatherMs));

const mostAtOnce = 200;
