import { useId, useState } from 'react';
import { KnowledgeList } from './KnowledgeList.tsx';
import { LiveWidget } from './LiveWidget.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { SampleSource } from './sample.ts';
import { useSample } from './use-sample.ts';
import css from './Demo.module.css';

type DemoProps = { sample: SampleSource; title: string; explanation: string };

/**
 * The product at work: a small knowledge base, and beside it the real widget that answers from it.
 */
export function Demo({ sample: shown, title, explanation }: DemoProps) {
  const sample = useSample(shown);
  const [source, setSource] = useState<number | null>(sample.opening.faq);
  const [asked, setAsked] = useState<{ question: string } | null>(null);
  const titleId = useId();
  return (
    <section className={css.demo} aria-labelledby={titleId}>
      <div className={css.stage}>
        <div className={css.side}>
          <Suggestions
            questions={sample.chatbot.suggestedQuestions}
            onAsk={(question) => setAsked({ question })}
          />
          <KnowledgeList faqs={sample.faqs} source={sample.source} from={source} />
        </div>
        <LiveWidget sample={sample} asked={asked} onSource={setSource} className={css.widget} />
      </div>
      <div className={css.caption}>
        <h2 id={titleId}>{title}</h2>
        <p>{explanation}</p>
      </div>
    </section>
  );
}
