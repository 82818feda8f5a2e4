import { classes, MessageCircle } from '@askwell/ui';
import type { Sample } from './sample.ts';
import css from './StillWidget.module.css';

/** How the widget looks before its code is there: the same place, the same first exchange. */
export function StillWidget({ sample: { chatbot, tone, faqs, opening } }: { sample: Sample }) {
  const { chatWindowTitle, chatWindowSubtitle, welcomeMessage } = chatbot.configuration;
  return (
    <div className={classes(css.still, css[tone])}>
      <div className={css.panel}>
        <div className={css.head}>
          <span className={css.avatar} aria-hidden="true">
            {chatWindowTitle.slice(0, 1)}
          </span>
          <span>
            <strong className={css.title}>{chatWindowTitle}</strong>
            <span className={css.subtitle}>{chatWindowSubtitle}</span>
          </span>
        </div>
        <div className={css.said}>
          <p className={css.bot}>{welcomeMessage}</p>
          <p className={css.visitor}>{opening.question}</p>
          <p className={css.bot}>{faqs[opening.faq]?.answer}</p>
        </div>
      </div>
      <span className={css.launcher} aria-hidden="true">
        <MessageCircle />
      </span>
    </div>
  );
}
