import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { scrollAtEdge } from './scroll-at-edge.ts';

export type StartDrag = (event: ReactPointerEvent<HTMLElement>, key: number) => void;

/** What is being dragged, and beside which one it would be put down. */
export type Drag = { key: number; target: { key: number; side: 'before' | 'after' } | null };

/** Drags an item of a list by a handle; `drop` hears where it was let go. Escape and a lost pointer put it back. */
export function useDrag(drop: (key: number, target: { key: number; side: 'before' | 'after' }) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  const start: StartDrag = useCallback((event, key) => {
    if (event.button !== 0) return;
    event.currentTarget.focus();
    event.preventDefault();
    setDrag({ key, target: null });
  }, []);

  const move = useEffectEvent(({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) => {
    const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-faq]');
    if (drag === null || !item) return;
    const key = Number(item.dataset['faq']);
    const { top, height } = item.getBoundingClientRect();
    const side = clientY < top + height / 2 ? 'before' : 'after';
    if (drag.target?.key !== key || drag.target.side !== side)
      setDrag({ key: drag.key, target: { key, side } });
  });

  const release = useEffectEvent(() => {
    if (drag !== null && drag.target !== null && drag.target.key !== drag.key) drop(drag.key, drag.target);
    setDrag(null);
  });

  useEffect(() => {
    if (!isDragging) return;
    const edge = scrollAtEdge((point) => move(point));
    const onMove = (event: PointerEvent) => {
      move(event);
      edge.follow(event);
    };
    const onUp = () => release();
    const cancel = () => setDrag(null);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKey);
    return () => {
      edge.stop();
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);

  return { drag, start };
}
