import type { ObjectId } from 'mongodb';
import type { ExportNeeds } from './export-account.ts';
import { without } from './omit.ts';

/** Each chatbot with its knowledge base. */
export async function* chatbotRecords(
  { chatbots, knowledge }: ExportNeeds,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  for (const chatbot of await chatbots.list(ownerId)) {
    const known = chatbot.knowledgeId && (await knowledge.find(ownerId, chatbot.knowledgeId));
    yield { ...chatbot, knowledgeBase: known && { faqs: known.faqs, data: known.data } };
  }
}

/** What each chatbot has had in all its life, then its hours, then the names that its counts go by. */
export async function* statisticsRecords(
  { chatbots, counters, totals, topics }: ExportNeeds,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  for (const { _id: chatbotId } of await chatbots.list(ownerId)) {
    const total = (await totals.of([chatbotId])).get(chatbotId.toHexString());
    yield { kind: 'totals', chatbotId, messages: 0, views: 0, ...total };
    for await (const { hour, quarters } of counters.all(chatbotId)) {
      yield { kind: 'hour', chatbotId, hour, quarters };
    }
    for await (const { topicId, name } of topics.all(chatbotId)) {
      yield { kind: 'topic', chatbotId, topicId, name };
    }
  }
}

/** Each conversation with its messages, the latest first. */
export async function* conversationRecords(
  { chatbots, conversations, messages }: ExportNeeds,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  for (const { _id: chatbotId } of await chatbots.list(ownerId)) {
    for await (const conversation of conversations.all(ownerId, chatbotId)) {
      const said = await messages.list(ownerId, conversation._id);
      yield {
        ...without(conversation, 'recent', 'session'),
        messages: said.map((message) => without(message, 'ownerId', 'chatbotId')),
      };
    }
  }
}
