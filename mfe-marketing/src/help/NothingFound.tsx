import { Link } from '@askwell/platform';
import { Button, ButtonLink, useWords } from '@askwell/ui';
import { helpPageWords } from '../words/help.ts';
import css from './NothingFound.module.css';

/** Where no question matches: two ways to an answer. */
export function NothingFound({ query, onAsk }: { query: string; onAsk: () => void }) {
  const { nothing, contact } = useWords(helpPageWords);
  return (
    <section className={css.nothing}>
      <h2 className={css.title}>{nothing.title(query)}</h2>
      <p>{nothing.text}</p>
      <div className={css.ways}>
        <Button variant="primary" onClick={onAsk}>
          {nothing.ask}
        </Button>
        <ButtonLink as={Link} to="/contact">
          {contact}
        </ButtonLink>
      </div>
    </section>
  );
}
