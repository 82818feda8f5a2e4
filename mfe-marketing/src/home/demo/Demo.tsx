import { content } from '../content.ts';
import { Chat } from './Chat.tsx';
import { latestOf } from './conversation.ts';
import { KnowledgeList } from './KnowledgeList.tsx';
import { useConversation } from './use-conversation.ts';
import css from './Demo.module.css';

/** The product at work: a small knowledge base, and beside it the conversation that is answered from it. */
export function Demo() {
  const { exchanges, ask, isAnswering } = useConversation();
  return (
    <section className={css.demo} aria-labelledby="demo-title">
      <div className={css.stage}>
        <KnowledgeList source={latestOf(exchanges).source} />
        <Chat exchanges={exchanges} onAsk={ask} isAnswering={isAnswering} />
      </div>
      <div className={css.caption}>
        <h2 id="demo-title">{content.demo.title}</h2>
        <p>{content.demo.explanation}</p>
      </div>
    </section>
  );
}
