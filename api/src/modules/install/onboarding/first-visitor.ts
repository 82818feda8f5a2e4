import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { ChatbotDocument, ChatbotsStore } from '../../chatbots/index.ts';
import type { ConversationsStore, MessagesStore } from '../../conversations/index.ts';

import type { Outbox } from '../../mail/index.ts';
import { websiteOf } from '../website-of.ts';
import { firstVisitorMail } from './first-visitor-mail.ts';

type Needs = {
  chatbots: Pick<ChatbotsStore, 'noteFirstVisitor'>;
  conversations: Pick<ConversationsStore, 'ofVisitors'>;
  messages: Pick<MessagesStore, 'listOf'>;
  users: Pick<UsersStore, 'findById'>;
  outbox: Pick<Outbox, 'addOnce'>;
  publicUrl: string;
  clock: Clock;
  log: Logger;
};

/** An older chatbot has had visitors before this was noted: its owner gets no mail. */
const newChatbotMs = 30 * 86_400_000;

/**
 * After a reply: mails the owner the first question that the chatbot answered on a website, once.
 * Our own test page, local pages, small talk and replies without an answer do not count. Never
 * throws; what fails is tried again with the next reply.
 */
export const noteFirstVisitor = (needs: Needs) => {
  const { chatbots, users, outbox, publicUrl, clock, log } = needs;

  const note = async (chatbot: ChatbotDocument, visitorId: string, origin: string): Promise<void> => {
    const website = websiteOf(origin, publicUrl);
    if (chatbot.firstVisitorAt !== undefined || website === null || isLocal(website)) return;
    const { _id, ownerId, createdAt } = chatbot;
    const answered = await lastAnswered(needs, { ownerId, chatbotId: _id, visitorId });
    if (!answered) return;
    const owner = await users.findById(ownerId);
    if (owner && clock().getTime() - createdAt.getTime() < newChatbotMs) {
      // By the id of the chatbot, so that two processes add one mail.
      await outbox.addOnce(_id, firstVisitorMail({ to: owner.email, chatbot, website, ...answered }));
    }
    await chatbots.noteFirstVisitor(ownerId, _id, clock());
  };

  return async (chatbot: ChatbotDocument, visitorId: string, origin: string): Promise<void> => {
    try {
      await note(chatbot, visitorId, origin);
    } catch (error) {
      log.warn({ error }, 'the first visitor could not be noted');
    }
  };
};

const isLocal = (host: string): boolean => host === 'localhost' || /^127\.|\.local(host)?$/.test(host);

type OfVisitor = { ownerId: ObjectId; chatbotId: ObjectId; visitorId: string };

/** The visitor's latest question with an answer of the knowledge base; null without one. */
async function lastAnswered(
  { conversations, messages }: Needs,
  { ownerId, chatbotId, visitorId }: OfVisitor,
): Promise<{ question: string; answer: string } | null> {
  const own = await conversations.ofVisitors(ownerId, chatbotId, [visitorId]);
  const conversationIds = own.map(({ _id }) => _id);
  const all = await messages.listOf(ownerId, chatbotId, conversationIds);
  const at = all.findLastIndex(
    (message) =>
      message.role === 'bot' && message.answered && message.source !== 'none' && !message.isSmallTalk,
  );
  const question = all[at - 1];
  const answer = all[at];
  return question?.role === 'visitor' && answer ? { question: question.text, answer: answer.text } : null;
}
