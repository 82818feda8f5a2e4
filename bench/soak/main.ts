import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, isMissed, printFigure } from '../lib/figures.ts';
import { megabytesTogether } from '../lib/processes.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { violations } from './invariants.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { comeAndGo, openShop, workAsOwner } from './owners.ts';
import { releaseNow } from './releases.ts';
import { visit } from './visitors.ts';

/**
 * `npm run soak -- 10m`: visitors, owners, releases and deletions on three processes, while
 * processes and the embedded store are stopped and killed. Ends with 1 if something acknowledged is
 * lost, a count is wrong, something deleted is left, or memory and descriptors grow.
 */
const processes = 3;
const shopsAtOnce = 3;
const visitorsAtOnce = 8;
const pauses = { restart: 20_000, storeKill: 60_000, release: 15_000 };

const length = durationOf(process.argv[2] ?? '10m');
const fleet = await startFleet(processes);
const ledger = openLedger();
try {
  const shops = [];
  for (let at = 0; at < shopsAtOnce; at += 1) shops.push(await openShop(fleet));
  const chatbotIds = shops.flatMap((shop) => shop.chatbotIds);
  const end = Date.now() + length;
  const isOver = () => Date.now() >= end;
  const faults = { terms: 0, kills: 0, storeKills: 0, releases: 0, visits: 0, accounts: 0 };
  const again = async (work: () => Promise<void>, pauseMs = 0): Promise<void> => {
    while (!isOver()) {
      await work();
      if (pauseMs > 0) await pause(Math.min(pauseMs, Math.max(0, end - Date.now())));
    }
  };

  const warm = pause(length / 3).then(() => sizesOf(fleet));
  const progress = setInterval(() => console.log(lineOf(ledger, end)), 30_000);
  await Promise.all([
    ...Array.from({ length: visitorsAtOnce }, (_, at) =>
      again(async () => {
        await visit(fleet, ledger, chatbotIds[(at + faults.visits) % chatbotIds.length] ?? '');
        faults.visits += 1;
      }),
    ),
    ...shops.map((shop) => workAsOwner(fleet, ledger, shop, isOver)),
    again(async () => {
      await comeAndGo(fleet, ledger);
      faults.accounts += 1;
    }, 1_000),
    again(async () => {
      const how = Math.random() < 0.5 ? 'SIGTERM' : 'SIGKILL';
      await fleet.restartOne(how);
      faults[how === 'SIGTERM' ? 'terms' : 'kills'] += 1;
    }, pauses.restart),
    again(async () => {
      await releaseNow(fleet, faults.releases);
      faults.releases += 1;
    }, pauses.release),
    again(async () => {
      await pause(Math.min(pauses.storeKill, Math.max(0, end - Date.now())));
      if (fleet.killStore === null || isOver()) return;
      await fleet.killStore();
      faults.storeKills += 1;
    }),
  ]);
  clearInterval(progress);
  const before = await warm;
  const after = await restedSizes(fleet, before);
  const wrong = await violations(fleet, ledger, shops);

  console.log(`\n${answersOf(ledger)}`);
  for (const sentence of wrong.slice(0, 50)) console.log(`✗ ${sentence}`);
  const figures: Figure[] = [
    { name: 'acknowledged messages', value: ledger.acknowledged.length, unit: '' },
    { name: 'processes stopped and killed', value: faults.terms + faults.kills, unit: '' },
    { name: 'kills of the store', value: faults.storeKills, unit: '' },
    { name: 'accounts and chatbots that were deleted', value: faults.accounts, unit: '' },
    { name: 'releases', value: faults.releases, unit: '' },
    { name: 'what does not hold', value: wrong.length, unit: '', budget: 0 },
    { name: 'memory at the end', value: after.megabytes / before.megabytes, unit: '× a third', budget: 1.2 },
    {
      name: 'descriptors at the end',
      value: after.descriptors - before.descriptors,
      unit: 'more',
      budget: 20,
    },
  ];
  for (const figure of figures) console.log(printFigure(figure));
  if (figures.some(isMissed)) process.exitCode = 1;
} finally {
  await fleet.stop();
}

type Sizes = { megabytes: number; descriptors: number };

/** Memory and open files of the process that is never restarted; descriptors are 0 but on Linux. */
function sizesOf({ steady }: Fleet): Sizes {
  return {
    megabytes: megabytesTogether([steady.pid]),
    descriptors: process.platform === 'linux' ? readdirSync(`/proc/${steady.pid}/fd`).length : 0,
  };
}

/** The sizes after a rest, in which garbage is collected and connections end. */
async function restedSizes(running: Fleet, before: Sizes): Promise<Sizes> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const now = sizesOf(running);
    const isRested = now.megabytes <= before.megabytes * 1.2 && now.descriptors <= before.descriptors + 20;
    if (isRested || Date.now() > deadline) return now;
    await pause(2_000);
  }
}

function lineOf({ acknowledged, wrong }: Ledger, end: number): string {
  const last = wrong.length === 0 ? '' : ` (the last: ${wrong.at(-1)})`;
  const left = Math.max(0, Math.round((end - Date.now()) / 60_000));
  return `${acknowledged.length} messages acknowledged, ${wrong.length} wrong answers${last}, ${left} min left`;
}

function answersOf({ answers }: Ledger): string {
  return [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([outcome, count]) => `${String(count).padStart(8)} × ${outcome}`)
    .join('\n');
}

/** `90s`, `10m` or `1h` in milliseconds. */
function durationOf(text: string): number {
  const [, amount, unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit];
  if (amount === undefined || seconds === undefined) throw new Error(`'${text}' is no duration such as 10m.`);
  return Number(amount) * seconds * 1000;
}
