import { useMemo } from 'react';
import { Button, Dialog, useWords } from '@askwell/ui';
import { useAnswers } from '../answers/use-answers.ts';
import { newDraft, withTitle, withWelcomeMessage } from '../draft/draft.ts';
import { WidgetPreview } from '../preview/WidgetPreview.tsx';
import { templatesWords } from '../words/templates.ts';
import { fillTemplate } from './fill-template.ts';
import css from './SampleDialog.adopted.module.css';

/** A chatbot to try before there is a key: the FAQs of a template, and the widget that answers. */
export default function SampleDialog({ onClose }: { onClose: () => void }) {
  const { sample: words, trades, commonDetails } = useWords(templatesWords);
  const answers = useAnswers();
  const draft = useMemo(() => {
    const details = Object.entries({ ...commonDetails, ...trades.restaurant.details });
    const faqs = fillTemplate(
      trades.restaurant,
      Object.fromEntries(details.map(([name, { example }]) => [name, example])),
    ).map((text, key) => ({ ...text, variants: [...text.variants], key }));
    const named = { ...newDraft(), name: words.name, faqs };
    return withWelcomeMessage(withTitle(named, words.name), words.welcome);
  }, [words, trades, commonDetails]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="l"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={css.columns}>
        <WidgetPreview draft={draft} user={null} logo={null} answers={answers} />
        <section
          className={css.faqs}
          aria-labelledby="sample-faqs"
          // A box that scrolls can be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <h3 id="sample-faqs">{words.faqs(draft.faqs.length)}</h3>
          <dl className={css.list}>
            {draft.faqs.map(({ key, question, answer }) => (
              <div key={key}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
