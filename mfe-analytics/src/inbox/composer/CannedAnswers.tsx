/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser's own list of options takes the focus */
import type { Faq } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import { plainText } from '../plain-text.ts';
import { FieldOption } from './FieldOption.tsx';
import css from './Composer.module.css';

type CannedAnswersProps = {
  id: string;
  faqs: readonly Faq[] | undefined;
  chosen: number;
  onInsert: (faq: Faq) => void;
};

/** Saved answers above the field, which keeps the focus and moves the choice. */
export function CannedAnswers({ id, faqs, chosen, onInsert }: CannedAnswersProps) {
  const { canned: words } = useWords(inboxWords);
  return (
    <div className={css.canned}>
      <p className={css.cannedHint}>
        {faqs === undefined ? words.loading : faqs.length === 0 ? words.none : words.hint}
      </p>
      <div id={id} role="listbox" aria-label={words.label} tabIndex={-1}>
        {faqs?.map((faq, index) => (
          <FieldOption
            key={faq.question}
            id={`${id}-${index}`}
            isChosen={index === chosen}
            onChoose={() => onInsert(faq)}
          >
            <span className={css.cannedQuestion}>{faq.question}</span>
            <span className={css.cannedAnswer}>{plainText(faq.answer)}</span>
          </FieldOption>
        ))}
      </div>
    </div>
  );
}
