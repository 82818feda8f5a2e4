import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
// By the name that remotes share, so that they do not bundle these again.
import { Button, IconButton, X } from '@askwell/ui';
import css from './UndoBar.module.css';

export type UndoBarProps = {
  /** What was done. */
  children: ReactNode;
  /** The label of the button. */
  undo: string;
  onUndo: () => void;
  /** The label of a second button that dismisses the bar; without it, the bar goes by itself. */
  dismiss?: string;
  /** The bar was dismissed, or its time is over. */
  onOver: () => void;
};

const shownMs = 8_000;

/**
 * Offers to undo the latest action. Without a way to dismiss it, it goes after 8 seconds without
 * the pointer or the focus on it; another `key` begins them again. The page places it, and
 * announces the text.
 */
export function UndoBar({ children, undo, onUndo, dismiss, onOver }: UndoBarProps) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = dismiss !== undefined || hasPointer || hasFocus;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={css.bar}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p className={css.text}>{children}</p>
      <Button size="s" className={css.button} onClick={onUndo}>
        {undo}
      </Button>
      {dismiss === undefined ? null : (
        <IconButton label={dismiss} className={css.button} onClick={onOver}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
