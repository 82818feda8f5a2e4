import { useRef, useState } from 'react';
import type { InboxConversation } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { callProblem, messageOf, useAppDispatch, usePageTitle } from '@askwell/platform';
import {
  Banner,
  Button,
  classes,
  EmptyState,
  IconButton,
  LoadFailure,
  MessageCircle,
  Skeleton,
  useWords,
  VisuallyHidden,
} from '@askwell/ui';
import { Keyboard } from '@askwell/ui/more-icons';
import { inboxApi, useGetInboxConversationQuery, useListInboxQuery } from '../api/inbox.api.ts';
import { inboxWords } from '../words/inbox.ts';
import { needingAttention } from './attention.ts';
import { OpenConversation } from './OpenConversation.tsx';
import { Ended } from './Ended.tsx';
import css from './InboxScreen.module.css';
import { ListShortcuts } from './keys/ListShortcuts.tsx';
import { ShortcutSheet } from './keys/ShortcutSheet.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { SampleThread } from './list/SampleInbox.tsx';
import { showConversation, showMessage, showNote } from './live/changes.ts';
import { useRefresh } from './live/use-refresh.ts';
import { useInboxStream } from './live/use-inbox-stream.ts';
import { NoticesDialog } from './notices/NoticesDialog.tsx';
import { useOpenedNotices } from './notices/use-notices.ts';
import { useNewlyWaiting, useSound } from './use-attention.ts';
import { useChoice } from './use-choice.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { useMe } from './use-me.ts';
import { useTyping } from './use-typing.ts';
import { type Undoable, UndoPlace } from './undo/UndoPlace.tsx';

/** List, thread and details: side by side where there is room, one at a time on a phone. */
export function InboxScreen() {
  const words = useWords(inboxWords);
  const dispatch = useAppDispatch();
  const address = useInboxAddress();
  const { filter, search, chatbotId, openId, hasDetails } = address;
  const request = { filter, search, ...(chatbotId !== null && { chatbotId }) };
  const list = useListInboxQuery(request, { refetchOnMountOrArgChange: true });
  const opened = useGetInboxConversationQuery(openId ?? '', {
    skip: openId === null,
    refetchOnMountOrArgChange: true,
  });
  const { me, accountId, canReply, canEdit, members } = useMe();
  const { typing, hear, clear } = useTyping(openId, me.id);
  const [hasSound, setHasSound] = useChoice('sound', false);
  const [hasKeys, setHasKeys] = useChoice('keys', true);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [hasNotices, setHasNotices] = useState(false);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  useOpenedNotices(address.open);
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const playSound = useSound(hasSound);
  const isNewlyWaiting = useNewlyWaiting();
  const rows = list.currentData?.pages.flatMap(({ conversations }) => conversations) ?? [];
  const isEmpty = list.currentData !== undefined && rows.length === 0;
  // Inbox zero is not an inbox that has never had a conversation.
  const everything = useListInboxQuery({ filter: 'all', search: '' }, { skip: !isEmpty || search !== '' });
  const isNew =
    isEmpty &&
    (filter === 'open' || filter === 'all') &&
    everything.currentData?.pages[0]?.conversations.length === 0;
  const needing = needingAttention(list.currentData?.pages ?? []);
  usePageTitle(needing > 0 ? words.titleWith(needing) : words.title);
  const refresh = useRefresh();

  const connection = useInboxStream(`askwell:inbox:${accountId}:${me.id}`, {
    conversation(changed) {
      const before = rows.find(({ id }) => id === changed.id);
      if (isNewlyWaiting(changed, before)) playSound();
      const hasRow = showConversation(dispatch, request, changed);
      if (!hasRow || before === undefined || isMoved(before, changed)) refresh();
      // Lines such as 'Ana took the conversation' come with the thread.
      if (changed.id === openId && before && isMoved(before, changed))
        dispatch(inboxApi.util.invalidateTags([{ type: 'InboxConversation', id: openId }]));
    },
    message(message) {
      showMessage(dispatch, message);
      if (message.role !== 'visitor') return;
      if (message.conversationId === openId) clear();
      if (message.conversationId !== openId || document.hidden) playSound();
    },
    note: (note) => showNote(dispatch, note),
    typing: hear,
    reset() {
      refresh();
      // The role may be another one.
      dispatch(inboxApi.util.invalidateTags(['User']));
      if (openId !== null)
        dispatch(inboxApi.util.invalidateTags([{ type: 'InboxConversation', id: openId }]));
    },
  });

  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === openId);
    const next = rows[at < 0 ? 0 : at + step];
    if (next) address.open(next.id);
  };
  const isGone = [400, 404].includes(Number(callProblem(opened.error).status));
  if (connection === 'ended') return <Ended />;
  return (
    <div className={classes(css.inbox, openId !== null && css.reading, hasDetails && css.detailed)}>
      <section className={css.list} aria-label={words.list.label}>
        <header className={css.head}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <label className={css.sound}>
            <input
              type="checkbox"
              checked={hasSound}
              onChange={(event) => setHasSound(event.target.checked)}
            />
            {words.settings.sound}
          </label>
          <Button size="s" variant="quiet" onClick={() => setHasNotices(true)}>
            {words.notices.open}
          </Button>
          <IconButton label={words.settings.keys} onClick={() => setIsSheetOpen(true)}>
            <Keyboard />
          </IconButton>
        </header>
        {connection === 'connected' ? null : <Banner tone="warning">{words.connection.lost}</Banner>}
        <ConversationList
          pages={list.currentData?.pages}
          error={list.error}
          isFetching={list.isFetching}
          hasMore={list.hasNextPage}
          onMore={() => void list.fetchNextPage()}
          onRetry={() => void list.refetch()}
          filter={filter}
          search={search}
          isNew={isNew}
          openId={openId}
          myId={me.id}
          searchField={searchField}
          onFilter={address.showFilter}
          onSearch={address.showSearch}
          onOpen={address.open}
        />
        {undoable && openId === null ? (
          <UndoPlace
            undoable={undoable}
            onUndo={() => heading.current?.focus()}
            onOver={() => setUndoable(null)}
          />
        ) : null}
      </section>
      {openId === null ? (
        <div className={css.nothing}>
          {isNew ? (
            <SampleThread myId={me.id} />
          ) : isEmpty ? null : (
            <EmptyState
              art={<MessageCircle />}
              title={words.empty.choose.title}
              text={words.empty.choose.text}
            />
          )}
          <HowItWorks topic="visitors" />
        </div>
      ) : opened.currentData === undefined ? (
        <section className={css.thread} aria-label={words.thread.label}>
          {opened.error === undefined ? (
            <Skeleton height="20rem" />
          ) : isGone ? (
            <EmptyState title={words.thread.gone} />
          ) : (
            <LoadFailure onRetry={() => void opened.refetch()}>
              {messageOf(opened.error, words.thread.failed)}
            </LoadFailure>
          )}
        </section>
      ) : (
        <OpenConversation
          key={openId}
          opened={opened.currentData}
          request={request}
          me={me}
          members={members}
          canReply={canReply}
          canEdit={canEdit}
          typing={typing}
          hasKeys={hasKeys}
          hasDetails={hasDetails}
          onBack={address.close}
          onDetails={address.showDetails}
          onOpen={address.open}
          onNext={() => move(1)}
          undoable={undoable}
          onUndoable={setUndoable}
        />
      )}
      <ListShortcuts
        isOn={hasKeys}
        onMove={move}
        onSearch={() => searchField.current?.focus()}
        onHelp={() => setIsSheetOpen(true)}
      />
      <VisuallyHidden>
        <output>{undoable?.text}</output>
      </VisuallyHidden>
      {hasNotices ? <NoticesDialog onClose={() => setHasNotices(false)} /> : null}
      {isSheetOpen ? (
        <ShortcutSheet isOn={hasKeys} onChange={setHasKeys} onClose={() => setIsSheetOpen(false)} />
      ) : null}
    </div>
  );
}

/** Whether it may belong to another filter now, or counts elsewhere. */
const isMoved = (one: InboxConversation, other: InboxConversation): boolean =>
  one.status !== other.status ||
  one.assignee?.id !== other.assignee?.id ||
  one.snoozedUntil !== other.snoozedUntil ||
  (one.waitingSince === null) !== (other.waitingSince === null);
