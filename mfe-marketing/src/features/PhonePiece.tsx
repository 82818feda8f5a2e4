import { Send, useWords } from '@askwell/ui';
import { useSample } from '../demo/use-sample.ts';
import { workshop } from '../demo/workshop.ts';
import { featuresWords } from '../words/features.ts';
import css from './PhonePiece.module.css';

/** A phone with a conversation that fills it. */
export function PhonePiece() {
  const { composer } = useWords(featuresWords).cards.mobile;
  const { chatbot, faqs } = useSample(workshop);
  const [question] = chatbot.suggestedQuestions;
  return (
    <div className={css.stage} aria-hidden="true">
      <div className={css.phone}>
        <p className={css.head}>{chatbot.name}</p>
        <div className={css.said}>
          <p className={css.bot}>{chatbot.configuration.welcomeMessage}</p>
          <p className={css.visitor}>{question}</p>
          <p className={css.bot}>{faqs[1]?.answer}</p>
        </div>
        <p className={css.composer}>
          {composer}
          <Send />
        </p>
      </div>
    </div>
  );
}
