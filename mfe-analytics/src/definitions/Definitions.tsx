import { useState } from 'react';
import { analyticsTerms, figures } from '@askwell/contracts';
import { Button, Dialog, Info } from '@askwell/ui';
import css from './Definitions.module.css';

/** What each number on the page means, one press away. */
export function Definitions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="quiet" icon={<Info aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        How this is counted
      </Button>
      <Dialog open={isOpen} title="How this is counted" onOpenChange={setIsOpen}>
        <dl className={css.terms}>
          {[...figures, ...analyticsTerms].map(({ name, meaning }) => (
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
