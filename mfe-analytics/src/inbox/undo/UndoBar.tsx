import { useEffect, useEffectEvent } from 'react';
import { Button, classes, useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import css from './UndoBar.module.css';

/** What a member has just done, and how to take it back. */
export type Undoable = { text: string; undo: () => void };

type UndoBarProps = {
  undoable: Undoable;
  /** Whether there is a field to write in below, which stays free. */
  isAboveField: boolean;
  onOver: () => void;
};

/** The bar stays for so long; the menus of the conversation can undo it afterwards, too. */
const shownMs = 8_000;

/** Offers to take back what was done last, for 8 seconds. */
export function UndoBar({ undoable, isAboveField, onOver }: UndoBarProps) {
  const { actions: words } = useWords(inboxWords);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [undoable]);
  return (
    <div className={classes(css.bar, isAboveField && css.aboveField)}>
      <output>{undoable.text}</output>
      <Button
        size="s"
        onClick={() => {
          undoable.undo();
          onOver();
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}
