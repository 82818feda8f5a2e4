import { useEffect, useRef, useState } from 'react';
import { limits } from '@askwell/contracts';
import { Button, EmptyState, Form, IconButton, MessagesSquare, RefreshCw, Send, useWords } from '@askwell/ui';
import { playgroundWords } from '../words/playground.ts';
import { ExchangeView } from './ExchangeView.tsx';
import type { Playground } from './use-playground.ts';
import css from './PlaygroundPane.module.css';

type PlaygroundPaneProps = {
  playground: Playground;
  goToFaq: (key: number) => void;
  addAsFaq: (question: string) => void;
};

/** Asks the draft, and shows the sources of its replies. */
export function PlaygroundPane({ playground, goToFaq, addAsFaq }: PlaygroundPaneProps) {
  const words = useWords(playgroundWords);
  const { exchanges, isAsking, ask, clear } = playground;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const count = exchanges.length;

  // Scrolls to the newest question.
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop, behavior: 'instant' });
  }, [exchanges]);

  const submit = () => {
    if (text.trim() === '' || isAsking) return;
    void ask(text);
    setText('');
    field.current?.focus();
  };

  return (
    <div className={css.pane}>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={words.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
        tabIndex={count > 0 ? 0 : -1}
      >
        {count === 0 ? (
          <EmptyState art={<MessagesSquare />} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              goToFaq={goToFaq}
              addAsFaq={addAsFaq}
              askAgain={() => void ask(exchange.question)}
            />
          ))
        )}
      </div>
      <Form className={css.form} onSubmit={submit}>
        <input
          ref={field}
          type="text"
          aria-label={words.message}
          placeholder={words.messageExample}
          autoComplete="off"
          maxLength={limits.message.characters}
          className={css.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" label={words.ask} disabled={isAsking} className={css.send}>
          <Send aria-hidden="true" />
        </IconButton>
      </Form>
      {count === 0 ? null : (
        <Button
          size="s"
          variant="quiet"
          className={css.clear}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={clear}
        >
          {words.restart}
        </Button>
      )}
    </div>
  );
}
