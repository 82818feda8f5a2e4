import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { scrollAtEdge } from './scroll-at-edge.ts';

export type StartDrag = (event: ReactPointerEvent<HTMLElement>, key: number) => void;

/** The item beside which the dragged one would be dropped, and the side. */
export type DropTarget = { key: number; side: 'before' | 'after' };

/** Drags a list item by a handle and calls `drop`. Escape and a lost pointer cancel. */
export function useDrag(drop: (key: number, target: DropTarget) => void) {
  const [drag, setDrag] = useState<{ key: number; startY: number } | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);

  const start: StartDrag = useCallback((event, key) => {
    if (event.button !== 0) return;
    event.currentTarget.focus();
    event.preventDefault();
    setTarget(null);
    setDrag({ key, startY: event.clientY });
  }, []);

  const put = useEffectEvent(drop);

  useEffect(() => {
    if (drag === null) return;
    // Rendering may lag behind the pointer; the pointer decides.
    let aim: DropTarget | null = null;
    const follow = (point: Point) => {
      const next = targetAt(point);
      if (next === null || (next.key === aim?.key && next.side === aim.side)) return;
      aim = next;
      setTarget(next);
    };
    const edge = scrollAtEdge(drag.startY, follow);
    const onMove = (event: PointerEvent) => {
      follow(event);
      edge.follow(event);
    };
    const cancel = () => setDrag(null);
    const onUp = (event: PointerEvent) => {
      follow(event);
      cancel();
      if (aim !== null && aim.key !== drag.key) put(drag.key, aim);
    };
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
  }, [drag]);

  return { dragged: drag?.key ?? null, target, start };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const targetAt = ({ clientX, clientY }: Point): DropTarget | null => {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-faq]');
  if (!item) return null;
  const { top, height } = item.getBoundingClientRect();
  return { key: Number(item.dataset['faq']), side: clientY < top + height / 2 ? 'before' : 'after' };
};
