import type { listLiveMessages, LiveEvents, LiveMessage, LiveStatus, ResponseOf } from '@askwell/contracts';
import type { ChatState } from '../chat-state.ts';
import type { Message, Person } from '../chat.ts';
import type { ConversationOptions } from '../conversation.ts';
import type { Problem } from '../problem.ts';
import type { OutgoingMessage } from '../transport.ts';
import { openLine, type Line } from '@askwell/live/line';
import type { Heard } from '@askwell/live/sse';
import { createSending } from './sending.ts';

/**
 * What this file needs of the panel's own code. It imports none of it, or the panel would come in
 * two files.
 */
export type LiveTools = {
  messageOf: (text: string) => OutgoingMessage;
  problemOf: (error: unknown) => Problem;
};

export type Live = ReturnType<typeof createLive>;

/** At most one signal in so many milliseconds says that the visitor types. */
const typingMs = 3_000;
/** For so long an agent's typing is shown. */
const typingShownMs = 6_000;
const final = new Set<unknown>(['unauthenticated', 'not_found', 'chatbot_unavailable', 'origin_not_allowed']);

/** A conversation with a person: every message once and in order, whatever the connection does. */
export const createLive = (options: ConversationOptions, state: ChatState, tools: LiveTools) => {
  const { transport, memory, emit, isShown } = options;
  const { chat, change, add, amend } = state;
  let line: Line | undefined;
  let last = 0;
  let typedAt = 0;
  let typingTimer = 0;

  const setPerson = (to: Partial<Person>) => change({ person: { ...chat().person, ...to } });

  const typing = (isTyping: boolean) => {
    clearTimeout(typingTimer);
    if (isTyping) typingTimer = window.setTimeout(() => typing(false), typingShownMs);
    if (chat().person.isTyping !== isTyping) setPerson({ isTyping });
  };

  const see = () => {
    if (isShown()) memory.keepWait({ ...memory.wait(), seen: last });
  };

  const take = (message: LiveMessage): void => {
    const { seq, id, role, text, at, agent } = message;
    if (seq <= last) return;
    last = seq;
    const { messages } = chat();
    // What the visitor sent is known by its words until its answer brings the id of it.
    const own = ({ role: author, id: known, text: said }: Message) =>
      author === 'visitor' && role === 'visitor' && known === undefined && said === text;
    const earlier = messages.find((one) => one.id === id) ?? messages.find(own);
    const settled = { id, seq, state: role === 'visitor' ? 'sent' : 'complete' } as const;
    if (earlier) amend(earlier.key, { ...settled, at: new Date(at) });
    else add({ role, text, author: agent?.name, at: new Date(at), ...settled });
    change({ messages: inOrder(chat().messages) });
    see();
    if (role === 'visitor') return;
    typing(false);
    if (!earlier) emit('message', { role, text });
  };

  const follow = ({ status, agent }: Pick<LiveStatus, 'status' | 'agent'>): void => {
    const before = chat().person.status;
    setPerson({ status, name: agent?.name ?? '' });
    if (status === 'waiting' || status === 'human') return;
    pause();
    memory.keepWait(undefined);
    if (status === 'closed' && before !== 'closed' && chat().phase === 'ready') change({ phase: 'ended' });
  };

  const conversation = () => {
    const key = memory.conversation();
    if (!key) throw new TypeError('there is no conversation');
    return key;
  };

  const poll = async (): Promise<void> => {
    const response = await transport.call(conversation(), `/messages?after=${last}`);
    const { data }: ResponseOf<typeof listLiveMessages> = await response.json();
    data.messages.forEach(take);
    follow(data.status);
  };

  const listen = async (signal: AbortSignal, heard: Heard): Promise<void> => {
    const events = transport.events(conversation(), `/stream?after=${last}`, signal, heard);
    for await (const { event, data } of events) {
      if (signal.aborted) return;
      if (event === 'message') {
        const message: LiveEvents['message'] = JSON.parse(data);
        // A message between them has not come: what is missing is fetched.
        if (message.seq > last + 1) await poll();
        else take(message);
      }
      if (event === 'status') {
        const status: LiveEvents['status'] = JSON.parse(data);
        follow(status);
      }
      if (event === 'typing') typing(true);
    }
  };

  const sending = createSending(options, state, { ...tools, follow });

  function pause(): void {
    line?.stop();
    line = undefined;
    typing(false);
  }

  return {
    say: sending.say,
    sayAgain: sending.sayAgain,
    pause,
    /** Begins to listen, from after the last message that is known. */
    start(): void {
      last = Math.max(last, ...chat().messages.map(({ seq = 0 }) => seq));
      see();
      line ??= openLine({
        listen,
        poll,
        isShown,
        isFinal: (error) => error instanceof Error && 'code' in error && final.has(error.code),
        changed(isConnected) {
          if (isConnected !== chat().person.isConnected) setPerson({ isConnected });
        },
      });
    },
    wake(): void {
      if (line) see();
      line?.wake();
    },
    typed(): void {
      if (chat().person.status !== 'human' || Date.now() - typedAt < typingMs) return;
      typedAt = Date.now();
      transport.call(conversation(), '/typing', {}).catch(() => {});
    },
    stop(): void {
      pause();
      sending.stop();
    },
  };
};

/** What was said before there was a person stands first, what is not stored yet stands last. */
const inOrder = (messages: readonly Message[]): Message[] => messages.toSorted((a, b) => place(a) - place(b));

const place = ({ seq, state }: Message): number =>
  seq ?? (state === 'sending' || state === 'failed' ? Number.MAX_SAFE_INTEGER : 0);
