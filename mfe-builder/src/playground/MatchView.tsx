import { Button, useWords } from '@askwell/ui';
import { playgroundWords } from '../words/playground.ts';
import { confidenceLevel, type FoundMatch } from './exchange.ts';
import css from './MatchView.module.css';

/** A matching FAQ or passage, with its confidence as text and as a bar. */
export function MatchView({ match, goToFaq }: { match: FoundMatch; goToFaq: (key: number) => void }) {
  const { confidence: words, goToFaq: go } = useWords(playgroundWords);
  const { faqKey, text, confidence, isCited } = match;
  return (
    <li className={css.match}>
      <p className={css.text}>{text}</p>
      <div className={css.line}>
        {confidence === null ? null : (
          <span className={css.bar} aria-hidden="true">
            <span
              className={confidence >= 0.35 ? css.sure : css.unsure}
              style={{ transform: `scaleX(${confidence})` }}
            />
          </span>
        )}
        <span className={css.words}>
          {confidence === null
            ? words.fromConversation
            : words.value(words[confidenceLevel(confidence)], Math.round(confidence * 100))}
          {isCited ? ` ${words.used}` : ''}
        </span>
        {faqKey === null ? (
          <span className={css.data}>{words.fromData}</span>
        ) : (
          <Button size="s" variant="quiet" className={css.go} onClick={() => goToFaq(faqKey)}>
            {go}
          </Button>
        )}
      </div>
    </li>
  );
}
