import { getAnalytics, type TimeRange } from '@askwell/contracts';
import type { TestApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { recount } from './recount.fixture.ts';
import { withinAQuarter } from './within-a-quarter.fixture.ts';

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes.' },
  { question: 'What are your opening hours?', answer: 'From 9 to 5.' },
];

/** A premium shop with two FAQs, its visitors, and the analytics that its owner reads. */
export async function analyticsShop(api: TestApi) {
  const {
    owner,
    client,
    chatbotId: id,
    newVisitor,
  } = await api.build.shop({
    owner: { plan: 'premium', staysSignedIn: true },
    knowledgeBase: { faqs },
  });
  const analytics = async (timeRange: TimeRange = '7d', timeZone = 'UTC') => {
    const { data } = await client.call(getAnalytics, { params: { id }, query: { timeRange, timeZone } });
    return data.analytics;
  };
  return {
    owner,
    id,
    view: () => api.anonymous.post(`/api/widget/${id}/views`),
    visitor: newVisitor,
    analytics,
    /** Every number that the owner reads equals a recount of the raw conversations. */
    expectRecount: (timeRange: TimeRange = '7d', timeZone = 'UTC') =>
      withinAQuarter(api.clock, async () => {
        const raw = await recount(api.services.db, new ObjectId(id), timeRange, timeZone, api.clock());
        expect(await analytics(timeRange, timeZone)).toMatchObject(raw);
      }),
  };
}
