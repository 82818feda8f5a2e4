import { getAnalytics, timeRanges } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { storeHistory } from '../../demo/store-history.ts';
import type { Talk } from '../../demo/history.ts';
import { recount } from './recount.fixture.ts';
import { withinAQuarter } from './within-a-quarter.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const minuteMs = 60_000;

/**
 * Zones and the last instant before their clocks change in 2027: back by an hour, forward by an
 * hour, by half an hour, and at midnight.
 */
const changes: readonly (readonly [timeZone: string, change: string])[] = [
  ['Europe/Berlin', '2027-03-28T01:00:00Z'],
  ['Europe/Berlin', '2027-10-31T01:00:00Z'],
  ['America/New_York', '2027-03-14T07:00:00Z'],
  ['America/New_York', '2027-11-07T06:00:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
  ['Africa/Cairo', '2027-04-29T22:00:00Z'],
];

/**
 * Conversations around a change of the clocks: minutes from it, what was said with which pauses,
 * and a rating.
 */
const talks = fc.array(
  fc.record({
    visitor: fc.integer({ min: 0, max: 4 }),
    begins: fc.oneof(
      fc.integer({ min: -3 * 1440, max: 2 * 1440 }),
      // Most of what can go wrong happens in the hours around it.
      fc.integer({ min: -240, max: 240 }),
      fc.integer({ min: -14 * 1440, max: -6 * 1440 }),
    ),
    pauses: fc.array(fc.constantFrom(1, 29, 30, 31, 90), { maxLength: 4 }),
    responseMs: fc.integer({ min: 1, max: 30_000 }),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
  { minLength: 1, maxLength: 12 },
);

type Drawn = (typeof talks extends fc.Arbitrary<infer Drawn> ? Drawn : never)[number];

function talkOf({ visitor, begins, pauses, responseMs, rating }: Drawn, change: number, seed: string): Talk {
  let at = change + begins * minuteMs;
  const exchanges = [0, ...pauses].map((pause) => {
    at += pause * minuteMs;
    const exchange = {
      question: 'Do you ship abroad?',
      reply: 'Yes.',
      faq: { ref: 0, question: 'Do you ship abroad?' },
      answered: true,
      askedAt: new Date(at),
      responseMs,
    };
    at += responseMs;
    return exchange;
  });
  return { visitorId: `visitor-${seed}-${visitor}`, visitor: null, exchanges, rating };
}

test.for(changes)(
  'while the clocks of %s change (%s), every number equals a recount of random conversations',
  async ([timeZone, change], { api }) => {
    const changed = Date.parse(change);
    const goTo = (time: number) => api.clock.advance({ seconds: (time - api.clock().getTime()) / 1000 });
    goTo(changed);
    await fc.assert(
      fc.asyncProperty(talks, fc.integer({ min: 1, max: 3 * 1440 }), async (drawn, later) => {
        const now = changed + later * minuteMs;
        goTo(now);
        const owner = await api.build.owner();
        const { _id } = await api.build.chatbot(owner);
        const chatbot = await api.services.chatbots.find(new ObjectId(owner.id), new ObjectId(_id));
        if (!chatbot) throw new Error('the chatbot is not there');
        const all = drawn
          .map((one) => talkOf(one, changed, _id))
          .filter(({ exchanges }) => exchanges.every(({ askedAt }) => askedAt.getTime() < now - minuteMs));
        await storeHistory(api.services, chatbot, [{ at: new Date(changed), views: 0, talks: all }]);
        for (const timeRange of timeRanges) {
          await withinAQuarter(api.clock, async () => {
            const raw = await recount(api.services.db, chatbot._id, timeRange, timeZone, api.clock());
            const { data } = await api
              .as(owner)
              .call(getAnalytics, { params: { id: _id }, query: { timeRange, timeZone } });
            expect(data.analytics).toMatchObject(raw);
            expect(data.analytics.messageChart.reduce((sum, { value }) => sum + value, 0)).toBe(
              raw.totalMessages,
            );
          });
        }
      }),
      { numRuns: 8 },
    );
  },
);
