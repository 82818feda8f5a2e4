import { useEffect, useRef, useState } from 'react';
import type { InboxMember } from '@askwell/contracts';
import { Banner, Button, useWords } from '@askwell/ui';
import type { InboxRequest, OpenedConversation } from '../api/inbox.api.ts';
import { inboxWords } from '../words/inbox.ts';
import type { DraftKind } from './composer/use-draft.ts';
import { Details } from './details/Details.tsx';
import { MakeFaqDialog } from './faq/MakeFaqDialog.tsx';
import css from './InboxScreen.module.css';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { Thread } from './thread/Thread.tsx';
import { ThreadHeader } from './thread/ThreadHeader.tsx';
import { useActions } from './thread/use-actions.ts';
import { type Undoable, UndoPlace } from './undo/UndoPlace.tsx';

type OpenConversationProps = {
  opened: OpenedConversation;
  request: InboxRequest;
  me: InboxMember;
  members: readonly InboxMember[];
  canReply: boolean;
  canEdit: boolean;
  typing: InboxMember | null | undefined;
  hasKeys: boolean;
  hasDetails: boolean;
  onBack: () => void;
  onDetails: (isShown: boolean) => void;
  onOpen: (id: string) => void;
  onNext: () => void;
  undoable: Undoable | null;
  onUndoable: (undoable: Undoable | null) => void;
};

/** As in the style sheet. */
const onePane = '(max-width: 52rem)';

/** The thread of a conversation, and beside it who the visitor is. */
export function OpenConversation(props: OpenConversationProps) {
  const { opened, request, me, members, canReply, canEdit, typing, hasKeys, hasDetails } = props;
  const { onBack, onDetails, onOpen, onNext, undoable, onUndoable } = props;
  const { conversation, messages } = opened;
  const { thread, details, faq, actions: actionWords } = useWords(inboxWords);
  const actions = useActions(conversation, request, onUndoable);
  const [kind, setKind] = useState<DraftKind>('reply');
  const [isMakingFaq, setIsMakingFaq] = useState(false);
  const [isOffered, setIsOffered] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const header = useRef<HTMLElement>(null);
  const canMakeFaq = canEdit && messages.some(({ role }) => role === 'agent');

  const write = (wanted: DraftKind) => {
    setKind(wanted);
    field.current?.focus();
  };
  const close = async (): Promise<boolean> => {
    const isClosed = await actions.close();
    setIsOffered(isClosed && canMakeFaq);
    return isClosed;
  };
  // It would be read again if it stayed in view.
  const markUnread = () => {
    onBack();
    void actions.markUnread();
  };
  // Where the thread takes the place of the list, the focus goes along.
  useEffect(() => {
    if (matchMedia(onePane).matches) header.current?.querySelector('h2')?.focus();
  }, []);
  const isOpen = conversation.status === 'waiting' || conversation.status === 'human';
  const press = (name: string) =>
    header.current?.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)?.click();
  useShortcuts(hasKeys && canReply, {
    r: () => write('reply'),
    n: () => write('note'),
    ...(isOpen && {
      a: () => press('assign'),
      z: () => press('snooze'),
      m: () => void actions.assign(me),
      u: markUnread,
      e: () => void close(),
      E: () => void close().then((isClosed) => isClosed && onNext()),
    }),
  });

  return (
    <>
      <section className={css.thread} aria-label={thread.label}>
        <ThreadHeader
          conversation={conversation}
          me={me}
          members={members}
          actions={actions}
          canReply={canReply}
          frame={header}
          onClose={() => void close()}
          onUnread={markUnread}
          onBack={onBack}
          onDetails={() => onDetails(true)}
        />
        {isOffered && conversation.status === 'closed' ? (
          <Banner
            tone="info"
            className={css.offer ?? ''}
            title={actionWords.closed}
            action={
              <Button size="s" onClick={() => setIsMakingFaq(true)}>
                {details.makeFaq}
              </Button>
            }
          >
            {faq.offer}
          </Banner>
        ) : null}
        <Thread
          opened={opened}
          request={request}
          me={me}
          canReply={canReply}
          members={members.filter(({ id }) => id !== me.id)}
          typing={typing}
          kind={kind}
          field={field}
          actions={actions}
          undoBar={
            undoable ? (
              <UndoPlace
                undoable={undoable}
                onUndo={() => header.current?.querySelector('h2')?.focus()}
                onOver={() => onUndoable(null)}
              />
            ) : null
          }
          onKind={write}
        />
      </section>
      <aside className={css.details} aria-label={details.label} data-shown={hasDetails}>
        <Details
          conversation={conversation}
          canMakeFaq={canMakeFaq}
          onMakeFaq={() => setIsMakingFaq(true)}
          onOpen={onOpen}
          onClose={() => onDetails(false)}
        />
      </aside>
      {isMakingFaq ? (
        <MakeFaqDialog
          conversation={conversation}
          messages={messages}
          onClose={() => {
            setIsMakingFaq(false);
            setIsOffered(false);
          }}
        />
      ) : null}
    </>
  );
}
