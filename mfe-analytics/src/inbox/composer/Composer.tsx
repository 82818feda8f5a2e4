import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { limits, type Faq, type InboxMember, type InboxNote } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Banner, Button, classes, Pencil, Send, toneClass, useWords, withCommandKey } from '@askwell/ui';
import { useAddInboxNoteMutation, useSendMemberTypingMutation } from '../../api/inbox.api.ts';
import { inboxWords } from '../../words/inbox.ts';
import { mentionable, mentionedIn, withMention } from './mentions.ts';
import { Mentions } from './Mentions.tsx';
import { CannedAnswers } from './CannedAnswers.tsx';
import css from './Composer.module.css';
import { useCanned } from './use-canned.ts';
import { useDraft, type DraftKind } from './use-draft.ts';
import type { useSending } from './use-sending.ts';

type ComposerProps = {
  id: string;
  chatbotId: string;
  /** The `seq` of the latest message that is shown. */
  seq: number;
  /** What the visitor said last, to which saved answers should fit. */
  question: string;
  kind: DraftKind;
  /** Whom a note can mention. */
  members: readonly InboxMember[];
  field: Ref<HTMLTextAreaElement>;
  sending: ReturnType<typeof useSending>;
  onKind: (kind: DraftKind) => void;
  onNote: (note: InboxNote) => void;
  /** Takes the conversation over from who has it. @returns whether it worked */
  onTakeOver: () => Promise<boolean>;
};

/** At most one signal in so many milliseconds says that the member types. */
const typingMs = 3_000;

/** Where a member writes: to the visitor, or a note for the team; each keeps its own draft. */
export function Composer(props: ComposerProps) {
  const { id, chatbotId, seq, question, kind, members, field, sending, onKind, onNote, onTakeOver } = props;
  const { composer: words } = useWords(inboxWords);
  const listId = useId();
  const errorId = useId();
  const drafts = useDraft(id);
  const text = drafts.read(kind);
  const write = (changed: string) => drafts.write(kind, changed);
  const isTooLong = text.trim().length > limits.message.characters;
  const [chosen, setChosen] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  const [addNote, { isLoading: isNoting, error: noteError }] = useAddInboxNoteMutation();
  const [sendTyping] = useSendMemberTypingMutation();
  const typedAt = useRef(0);
  const isNote = kind === 'note';
  const isCanned = !isNote && text.startsWith('/') && !isDismissed;
  const faqs = useCanned(chatbotId, isCanned, text.slice(1), question);

  const change = (changed: string) => {
    write(changed);
    setChosen(0);
    const hasList = isNote ? mentionable(changed, members).length > 0 : changed.startsWith('/');
    if (!hasList) setIsDismissed(false);
    if (isNote || changed === '' || Date.now() - typedAt.current < typingMs) return;
    typedAt.current = Date.now();
    void sendTyping(id);
  };
  const insert = (faq: Faq) => write(faq.answer);
  const suggested = isNote && !isDismissed ? mentionable(text, members) : [];
  const mention = (member: InboxMember) => write(withMention(text, member));
  const submit = async () => {
    const said = text.trim();
    if (said === '' || isTooLong || isNoting) return;
    if (!isNote) {
      write('');
      typedAt.current = 0;
      await sending.reply(said, seq);
      return;
    }
    const { data: note } = await addNote({ id, text: said, mentions: mentionedIn(said, members) });
    if (note === undefined) return;
    write('');
    onNote(note);
  };
  const press = (event: KeyboardEvent) => {
    // Japanese and Hindi are composed with Enter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
      return;
    }
    const named = suggested[chosen];
    if (!isCanned && !named) return;
    const count = isCanned ? (faqs?.length ?? 0) : suggested.length;
    const picked = faqs?.[chosen];
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % Math.max(1, count));
    else if (event.key === 'ArrowUp') setChosen((chosen - 1 + count) % Math.max(1, count));
    else if (event.key === 'Escape') setIsDismissed(true);
    else if (event.key === 'Enter' && isCanned && picked) insert(picked);
    else if (event.key === 'Enter' && named) mention(named);
    else return;
    event.preventDefault();
  };

  return (
    <section className={classes(css.composer, isNote && css.noting)} aria-label={words.label}>
      {sending.refused ? (
        <Refusal
          sending={sending}
          refused={sending.refused}
          seq={seq}
          onTakeOver={onTakeOver}
          onDraft={(refused) => {
            drafts.write('reply', [refused, drafts.read('reply')].filter(Boolean).join('\n'));
            onKind('reply');
          }}
        />
      ) : null}
      {suggested.length === 0 ? null : (
        <Mentions id={listId} members={suggested} chosen={chosen} onMention={mention} />
      )}
      {isCanned ? <CannedAnswers id={listId} faqs={faqs} chosen={chosen} onInsert={insert} /> : null}
      <fieldset className={css.kinds} aria-label={words.label}>
        {(['reply', 'note'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={kind === each} onClick={() => onKind(each)}>
            {each === 'note' ? <Pencil aria-hidden="true" /> : null}
            {words[each]}
          </button>
        ))}
        {isNote ? <span className={css.onlyTeam}>{words.onlyTeam}</span> : null}
      </fieldset>
      <textarea
        ref={field}
        className={css.field}
        rows={3}
        dir="auto"
        maxLength={limits.message.characters}
        aria-label={isNote ? words.noteFor : words.replyTo}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? errorId : undefined}
        placeholder={isNote ? words.noteExample : words.replyExample}
        {...((isCanned || suggested.length > 0) && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': (isCanned ? faqs : suggested)?.[chosen]
            ? `${listId}-${chosen}`
            : undefined,
        })}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <div className={css.foot}>
        <span className={css.hint}>
          {isTooLong ? (
            <span id={errorId} role="alert" className={toneClass('danger')}>
              {words.tooLong(limits.message.characters)}
            </span>
          ) : noteError === undefined ? (
            words.hint(withCommandKey('Enter'))
          ) : (
            <span role="alert" className={toneClass('danger')}>
              {messageOf(noteError, words.noteFailed)}
            </span>
          )}
        </span>
        <Button
          variant={isNote ? 'secondary' : 'primary'}
          size="s"
          icon={isNote ? <Pencil aria-hidden="true" /> : <Send aria-hidden="true" />}
          busy={isNoting}
          busyLabel={words.adding}
          onClick={() => void submit()}
        >
          {isNote ? words.addNote : words.send}
        </Button>
      </div>
    </section>
  );
}

type RefusalProps = Pick<ComposerProps, 'sending' | 'seq' | 'onTakeOver'> & {
  refused: NonNullable<ComposerProps['sending']['refused']>;
  /** Takes the text back to where it was written. */
  onDraft: (text: string) => void;
};

/** The reply was not sent, since another member has the conversation or has written meanwhile. */
function Refusal({ sending, refused, seq, onTakeOver, onDraft }: RefusalProps) {
  const { reason, name, outgoing } = refused;
  const { composer: words } = useWords(inboxWords);
  const takeOver = async () => {
    if (await onTakeOver()) await sending.again(outgoing, seq);
  };
  const keep = () => {
    onDraft(outgoing.text);
    sending.forget();
  };
  const isTaken = reason === 'taken';
  return (
    <Banner
      tone="warning"
      action={
        <span className={css.ways}>
          <Button size="s" onClick={keep}>
            {isTaken ? words.keepDraft : words.look}
          </Button>
          <Button size="s" onClick={() => void (isTaken ? takeOver() : sending.again(outgoing, seq))}>
            {isTaken ? words.takeOver : words.sendAnyway}
          </Button>
        </span>
      }
    >
      <p>{isTaken ? (name === null ? words.takenByOther : words.taken(name)) : words.conflict}</p>
      <p className={css.refused}>{outgoing.text}</p>
    </Banner>
  );
}
