import { Router } from '@koa/router';
import {
  addInboxNote,
  assignConversation,
  closeConversation,
  draftFaq as draftFaqCall,
  getInboxConversation,
  handBackConversation,
  type InboxMember,
  limits,
  listInbox as listInboxCall,
  markInboxSeen,
  openInboxStream as openInboxStreamCall,
  reopenConversation,
  replyToVisitor,
  sendMemberTyping,
  snoozeConversation,
  undoConversationChange,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { MessagesStore } from '../../conversations/index.ts';
import { type LiveConversation, type NotesStore, transitions } from '../../conversations/live.index.ts';
import { actorOf } from '../actor.ts';
import { draftFaq, type DraftNeeds } from '../faq/draft-faq.ts';
import { type InboxStreamNeeds, openInboxStream } from '../live/inbox-stream.ts';
import {
  assign,
  change,
  close,
  current,
  findConversation,
  type FindNeeds,
  takeOver,
  undo,
} from './change-state.ts';
import { countInbox, listInbox, type ListNeeds, presentRows } from './list-inbox.ts';
import { type MentionNeeds, notifyMentioned } from './notify-mentioned.ts';
import { presentMessage, presentNote } from './present-inbox.ts';
import { presentThread } from './present-thread.ts';
import { reply, type ReplyNeeds } from './reply.ts';

type Needs = ReplyNeeds &
  MentionNeeds &
  ListNeeds &
  FindNeeds &
  DraftNeeds &
  InboxStreamNeeds & {
    endpoint: Endpoint;
    notes: NotesStore;
    messages: Pick<MessagesStore, 'list'>;
  };

/** The calls of the members who answer visitors. */
export const inboxRoutes = (needs: Needs): Router => {
  const { endpoint, chatbots, handoffs, messages, notes, liveChanges, clock } = needs;
  const router = new Router();

  const find = ({ owner, params }: { owner: Owner; params: { id: string } }) =>
    findConversation(needs, owner.id, new ObjectId(params.id));
  const rowOf = async (conversation: LiveConversation, member: InboxMember) => {
    const [row] = await presentRows(messages, member, [conversation]);
    if (!row) throw new Problem('not_found');
    return row;
  };
  const answer = async (conversation: LiveConversation, member: InboxMember) =>
    ({ success: true, data: { conversation: await rowOf(conversation, member) } }) as const;

  // Before `/api/inbox/:id`, which would take it for an id.
  endpoint(router, openInboxStreamCall, async (call) => {
    await openInboxStream(needs, call.ctx, call.owner, actorOf(call));
    return undefined;
  });

  endpoint(router, listInboxCall, async (call) => {
    const { owner, query } = call;
    const member = actorOf(call);
    const inbox = { ownerId: owner.id, chatbotIds: await chatbots.ids(owner.id) };
    const [page, counts] = await Promise.all([
      listInbox(needs, inbox, member, query),
      countInbox(needs, inbox, member),
    ]);
    return { success: true, data: { ...page, counts } };
  });

  endpoint(router, getInboxConversation, async (call) => {
    const conversation = await find(call);
    const { ownerId, chatbotId, visitorId } = conversation;
    const [said, noted, others, [row]] = await Promise.all([
      messages.list(conversation),
      notes.list(conversation),
      handoffs.ofVisitor(ownerId, chatbotId, visitorId, 6),
      presentRows(messages, actorOf(call), [conversation]),
    ]);
    if (!row) throw new Problem('not_found');
    return { success: true, data: presentThread(conversation, row, { said, noted, others }) };
  });

  endpoint(router, replyToVisitor, async (call) => {
    const member = actorOf(call);
    const { message, conversation } = await reply(needs, await find(call), member, call.body);
    return {
      success: true,
      data: { message: presentMessage(message), conversation: await rowOf(conversation, member) },
    };
  });

  endpoint(router, addInboxNote, async (call) => {
    const conversation = await find(call);
    const { _id, ownerId, chatbotId, handoff } = conversation;
    if ((await notes.count(conversation)) >= limits.handoff.notes) {
      throw new Problem('conversation_full', { retryAfter: 1 });
    }
    const at = clock();
    const note = {
      _id: new ObjectId(),
      ownerId,
      chatbotId,
      conversationId: _id,
      afterSeq: handoff?.seq ?? 0,
      author: actorOf(call),
      ...call.body,
      at,
    };
    await notes.insert(note);
    if (!(await handoffs.find(conversation))) {
      await notes.remove(ownerId, chatbotId, note._id);
      throw new Problem('not_found');
    }
    await handoffs.noteNoted(conversation, at);
    liveChanges.wake();
    await notifyMentioned(needs, note);
    return { success: true, data: { note: presentNote(note) } };
  });

  endpoint(router, assignConversation, async (call) => {
    const member = actorOf(call);
    return answer(await assign(needs, await find(call), member, call.body), member);
  });

  endpoint(router, snoozeConversation, async (call) => {
    const member = actorOf(call);
    const { until } = call.body;
    const held = await takeOver(needs, await find(call), member);
    const transition = transitions.snooze(
      { at: clock(), by: member },
      member,
      until === undefined ? null : new Date(until),
    );
    return answer(await change(needs, held, transition), member);
  });

  endpoint(router, closeConversation, async (call) => {
    const member = actorOf(call);
    return answer(await close(needs, await find(call), member, call.body.afterSeq), member);
  });

  endpoint(router, reopenConversation, async (call) => {
    const member = actorOf(call);
    const conversation = await find(call);
    const isClosed = conversation.handoff?.state === 'closed';
    const reopened = isClosed
      ? await change(needs, conversation, transitions.reopen(clock(), member))
      : await takeOver(needs, conversation, member);
    return answer(reopened, member);
  });

  endpoint(router, undoConversationChange, async (call) => {
    const member = actorOf(call);
    return answer(await undo(needs, await find(call), member), member);
  });

  endpoint(router, handBackConversation, async (call) => {
    const member = actorOf(call);
    const conversation = await find(call);
    const isWithBot = conversation.handoff?.state === 'bot';
    const handedBack = isWithBot
      ? await current(needs, conversation)
      : await change(needs, conversation, transitions.handBack({ at: clock(), by: member }));
    return answer(handedBack, member);
  });

  endpoint(router, draftFaqCall, async (call) => ({
    success: true,
    data: await draftFaq(needs, call.owner, await find(call)),
  }));

  endpoint(router, sendMemberTyping, async (call) => {
    await handoffs.noteTyping(await find(call), actorOf(call), clock());
    liveChanges.wake();
    return { success: true };
  });

  endpoint(router, markInboxSeen, async (call) => {
    const member = actorOf(call);
    const seen = await handoffs.noteSeen(await find(call), member.id, call.body.seq, clock());
    if (!seen) throw new Problem('not_found');
    liveChanges.wake();
    return answer(seen, member);
  });

  return router;
};
