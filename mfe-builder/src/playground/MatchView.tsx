import { Button } from '@askwell/ui';
import { confidenceLabel, type FoundMatch } from './exchange.ts';
import css from './MatchView.module.css';

/** One FAQ or passage that was near: how sure the match is, in words and as a bar. */
export function MatchView({ match, goToFaq }: { match: FoundMatch; goToFaq: (key: number) => void }) {
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
            ? 'From the conversation'
            : `${confidenceLabel(confidence)}, ${Math.round(confidence * 100)} %`}
          {isCited ? ' · used' : ''}
        </span>
        {faqKey === null ? (
          <span className={css.data}>from the data</span>
        ) : (
          <Button size="s" variant="quiet" className={css.go} onClick={() => goToFaq(faqKey)}>
            Go to this FAQ
          </Button>
        )}
      </div>
    </li>
  );
}
