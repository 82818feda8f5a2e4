import { getAnalytics, type TimeRange } from '@askwell/contracts';
import { visitor, type TestApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { recount } from './recount.fixture.ts';
import { withinAQuarter } from './within-a-quarter.fixture.ts';

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes.' },
  { question: 'What are your opening hours?', answer: 'From 9 to 5.' },
];

/** A shop with two FAQs, its visitors, and what its owner reads of them. */
export async function shopIn(api: TestApi) {
  const owner = await api.build.owner({ plan: 'premium' });
  const { _id: id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  const analytics = async (timeRange: TimeRange = '7d', timeZone = 'UTC') => {
    const { data } = await api
      .as(owner)
      .call(getAnalytics, { params: { id }, query: { timeRange, timeZone } });
    return data.analytics;
  };
  return {
    owner,
    id,
    view: () => api.anonymous.post(`/api/widget/${id}/views`),
    visitor: () => visitor(api.url, id),
    analytics,
    /** Every number that the owner is told is that of a recount of the raw conversations. */
    expectRecount: (timeRange: TimeRange = '7d', timeZone = 'UTC') =>
      withinAQuarter(api.clock, async () => {
        const raw = await recount(api.services.db, new ObjectId(id), timeRange, timeZone, api.clock());
        expect(await analytics(timeRange, timeZone)).toMatchObject(raw);
      }),
  };
}
