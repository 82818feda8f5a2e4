import { Send } from '@askwell/ui';
import { workshop } from '../demo/workshop.ts';
import css from './PhonePiece.module.css';

const [, faq] = workshop.faqs;
const [question] = workshop.chatbot.suggestedQuestions;

/** A phone with a conversation that fills it. */
export function PhonePiece() {
  return (
    <div className={css.stage} aria-hidden="true">
      <div className={css.phone}>
        <p className={css.head}>{workshop.chatbot.name}</p>
        <div className={css.said}>
          <p className={css.bot}>{workshop.chatbot.configuration.welcomeMessage}</p>
          <p className={css.visitor}>{question}</p>
          <p className={css.bot}>{faq?.answer}</p>
        </div>
        <p className={css.composer}>
          Write a message…
          <Send />
        </p>
      </div>
    </div>
  );
}
