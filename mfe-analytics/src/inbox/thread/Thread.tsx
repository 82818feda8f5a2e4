import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import type { InboxMember } from '@askwell/contracts';
import { Button, Spinner, useWords, VisuallyHidden } from '@askwell/ui';
import { useMarkInboxSeenMutation, type InboxRequest, type OpenedConversation } from '../../api/inbox.api.ts';
import { inboxWords } from '../../words/inbox.ts';
import { Composer } from '../composer/Composer.tsx';
import type { DraftKind } from '../composer/use-draft.ts';
import { useSending } from '../composer/use-sending.ts';
import { showConversation, showNote } from '../live/changes.ts';
import { useAppDispatch } from '@askwell/platform';
import { Timeline } from './Timeline.tsx';
import css from './Thread.module.css';
import type { Actions } from './use-actions.ts';

type ThreadProps = {
  opened: OpenedConversation;
  request: InboxRequest;
  me: InboxMember;
  canReply: boolean;
  /** Whom a note can mention. */
  members: readonly InboxMember[];
  /** Who is typing at the moment; null is the visitor. */
  typing: InboxMember | null | undefined;
  kind: DraftKind;
  field: Ref<HTMLTextAreaElement>;
  actions: Actions;
  /** Floats above the field. */
  undoBar: ReactNode;
  onKind: (kind: DraftKind) => void;
};

/** A conversation counts as seen when it has been in view for so long. */
const seenMs = 1_000;

/** What was said, and where a member writes. */
export function Thread({
  opened,
  request,
  me,
  canReply,
  members,
  typing,
  kind,
  field,
  actions,
  undoBar,
  onKind,
}: ThreadProps) {
  const { thread: words, composer, anonymous } = useWords(inboxWords);
  const { conversation, messages } = opened;
  const { id, seq, unread, chatbotId, assignee } = conversation;
  const sending = useSending(id, request);
  const dispatch = useAppDispatch();
  const scroll = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const lastOfVisitor = messages.findLast(({ role }) => role === 'visitor');
  useSeen(id, seq, unread, request);

  // A reader at the end follows what comes.
  const count = messages.length + opened.notes.length + sending.outgoing.length;
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [count, typing, kind]);

  const typingText =
    typing === undefined ? '' : typing === null ? words.visitorTyping : words.typing(typing.name);
  return (
    <>
      <div
        ref={scroll}
        className={css.scroll}
        // A box that scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.messages}
        onScroll={({ currentTarget: box }) => {
          isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 48;
        }}
      >
        <ol className={css.messages}>
          <Timeline opened={opened} myId={me.id} />
          {sending.outgoing.map((outgoing) => (
            <li key={outgoing.clientId} className={`${css.message} ${css.agent} ${css.outgoing}`}>
              <p className={css.bubble} dir="auto">
                {outgoing.text}
              </p>
              <p className={css.author}>
                {outgoing.state === 'sending' ? (
                  <>
                    <Spinner /> {words.sending}
                  </>
                ) : (
                  <>
                    <span className={css.failed}>{words.notSent}</span>{' '}
                    <Button size="s" variant="quiet" onClick={() => void sending.again(outgoing, seq)}>
                      {words.tryAgain}
                    </Button>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className={css.typing} aria-hidden="true">
        {typingText}
      </p>
      <VisuallyHidden>
        <output>
          {last?.role === 'visitor' && unread > 0
            ? words.newMessage(`${conversation.visitor ?? anonymous}: ${last.text}`)
            : typingText}
        </output>
      </VisuallyHidden>
      {undoBar}
      {canReply ? (
        <Composer
          id={id}
          chatbotId={chatbotId}
          seq={seq}
          question={lastOfVisitor?.text ?? ''}
          kind={kind}
          members={members}
          field={field}
          sending={sending}
          onKind={onKind}
          onNote={(note) => showNote(dispatch, { ...note, conversationId: id })}
          onTakeOver={() => (assignee?.id === me.id ? Promise.resolve(true) : actions.takeOver())}
        />
      ) : (
        <p className={css.readOnly}>{composer.readOnly}</p>
      )}
    </>
  );
}

/** Tells the server what the member has seen, once it has been in view for a moment. */
function useSeen(id: string, seq: number, unread: number, request: InboxRequest): void {
  const [markSeen] = useMarkInboxSeenMutation();
  const dispatch = useAppDispatch();
  const { filter, search } = request;
  useEffect(() => {
    if (unread === 0) return;
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      timer = window.setTimeout(() => {
        void markSeen({ id, seq })
          .unwrap()
          .then(
            (changed) => showConversation(dispatch, { filter, search }, changed),
            () => {},
          );
      }, seenMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, seq, unread, filter, search, markSeen, dispatch]);
}
