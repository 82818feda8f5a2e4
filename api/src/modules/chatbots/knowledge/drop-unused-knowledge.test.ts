import { getChatbot } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to forty countries.' }];
const hour = 60 * 60 * 1000;

test('what a killed save left behind is deleted; what chatbots have, and what was stored just now, stays', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  const knowledge = api.services.db.collection('knowledge');
  const used = await knowledge.findOne({ chatbotId: new ObjectId(id) });
  const left = { ownerId: used?.['ownerId'], chatbotId: new ObjectId(id), faqs, data: '{}' };
  const now = api.services.clock().getTime();
  const stored = (at: number) => ObjectId.createFromTime(Math.floor(at / 1000));
  await knowledge.insertMany([
    { ...left, _id: stored(now - 2 * hour) },
    // Its chatbot was never stored.
    { ...left, _id: stored(now - 3 * hour), chatbotId: new ObjectId() },
    { ...left, _id: stored(now) },
  ]);

  await api.services.jobs.run('unused knowledge');
  const ids = (await knowledge.find().toArray()).map(({ _id }) => _id.toHexString());
  expect(new Set(ids)).toEqual(new Set([used?._id.toHexString(), stored(now).toHexString()]));

  api.clock.advance({ minutes: 120 });
  await api.services.jobs.run('unused knowledge');
  expect(await knowledge.countDocuments()).toBe(1);
  const { data } = await api.as(owner).call(getChatbot, { params: { id } });
  expect(data.chatbot.knowledgeBase.faqs).toMatchObject(faqs);
});
