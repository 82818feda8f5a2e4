import { useEffect, useRef, useState } from 'react';
import { Form, IconButton, LogoMark, Send } from '@askwell/ui';
import type { Exchange } from './conversation.ts';
import { Message } from './Message.tsx';
import { suggestions } from './library.ts';
import css from './Chat.module.css';

type ChatProps = {
  exchanges: readonly Exchange[];
  onAsk: (question: string) => Promise<void>;
  isAnswering: boolean;
};

/** The conversation, as a visitor of the library's website has it. */
export function Chat({ exchanges, onAsk, isAnswering }: ChatProps) {
  const [draft, setDraft] = useState('');
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [exchanges]);

  const asked = exchanges.map(({ question }) => question);
  const open = suggestions.filter((suggestion) => !asked.includes(suggestion)).slice(0, 2);
  const send = async () => {
    setDraft('');
    await onAsk(draft);
  };

  return (
    <div className={css.chat}>
      <header className={css.header}>
        <LogoMark className={css.mark} />
        <span>
          <strong className={css.name}>Library desk</strong>
          <span className={css.subtitle}>Answers at any hour</span>
        </span>
      </header>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label="Conversation with the library desk"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
      >
        {exchanges.map((exchange, index) => (
          <Message key={index} exchange={exchange} />
        ))}
      </div>
      <div className={css.suggestions}>
        {open.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className={css.suggestion}
            disabled={isAnswering}
            onClick={() => void onAsk(suggestion)}
          >
            {suggestion}
          </button>
        ))}
      </div>
      <Form onSubmit={send} className={css.composer}>
        <input
          className={css.input}
          aria-label="Ask the library"
          placeholder="Ask the library…"
          maxLength={200}
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton label="Send" type="submit" className={css.send}>
          <Send />
        </IconButton>
      </Form>
    </div>
  );
}
