import { useEffect, useEffectEvent, useState } from 'react';
import { Button, useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import css from './UndoBar.module.css';

/** A member's latest action, and how to undo it. */
export type Undoable = { text: string; undo: () => void };

type UndoBarProps = {
  undoable: Undoable;
  /** Moves the focus, since the button disappears. */
  onUndo: () => void;
  onOver: () => void;
};

const shownMs = 8_000;

/**
 * Offers to undo the latest action, for 8 seconds without the pointer or the focus on it. The
 * screen announces the text, in a region that is mounted before.
 */
export function UndoBar({ undoable, onUndo, onOver }: UndoBarProps) {
  const { actions: words } = useWords(inboxWords);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [undoable, isHeld]);
  return (
    <div className={css.place}>
      <div
        className={css.bar}
        onPointerEnter={() => setHasPointer(true)}
        onPointerLeave={() => setHasPointer(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <p>{undoable.text}</p>
        <Button
          size="s"
          onClick={() => {
            undoable.undo();
            onUndo();
            onOver();
          }}
        >
          {words.undo}
        </Button>
      </div>
    </div>
  );
}
