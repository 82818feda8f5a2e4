import { useState } from 'react';
import { Button, Dialog, Info, useWords } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';
import css from './Definitions.module.css';

/** What each number on the page means, one press away. */
export function Definitions() {
  const { definitions } = useWords(overviewWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        className={css.open ?? ''}
        icon={<Info aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {definitions.open}
      </Button>
      <Dialog open={isOpen} title={definitions.open} onOpenChange={setIsOpen}>
        <dl className={css.terms}>
          {definitions.list.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
