import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '@askwell/ui';
import { GripVertical } from '@askwell/ui/more-icons';
import { knowledgeWords } from '../../../words/knowledge.ts';
import css from './MoveHandle.module.css';

type MoveHandleProps = {
  /** The place, from 1. */
  number: number;
  count: number;
  /** To another place, from 1. */
  onMove: (to: number) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/** Moves an FAQ by dragging, or with the arrow keys, Home and End. */
export function MoveHandle({ number, count, onMove, onPointerDown }: MoveHandleProps) {
  const { list: words } = useWords(knowledgeWords);
  const handle = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);

  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    handle.current?.focus();
    handle.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);

  const press = (event: KeyboardEvent) => {
    const to = placeAfterKey(event.key, number, count);
    if (to === null) return;
    event.preventDefault();
    if (to === number) return;
    isMoving.current = true;
    onMove(to);
  };
  return (
    <button
      ref={handle}
      type="button"
      className={css.handle}
      aria-label={words.move(number)}
      title={words.moveHelp}
      onKeyDown={press}
      onPointerDown={onPointerDown}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}

const placeAfterKey = (key: string, number: number, count: number): number | null => {
  switch (key) {
    case 'ArrowUp':
      return Math.max(1, number - 1);
    case 'ArrowDown':
      return Math.min(count, number + 1);
    case 'Home':
      return 1;
    case 'End':
      return count;
    default:
      return null;
  }
};
