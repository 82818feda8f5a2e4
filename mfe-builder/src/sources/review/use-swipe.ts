import { useRef, type PointerEvent } from 'react';

/** In CSS pixels: how far a finger moves until the card is decided. */
const threshold = 96;
/** Before this, it may still become a scroll. */
const slop = 12;

/**
 * Moves a card with a finger: to the right accepts, to the left rejects, less than the threshold
 * lets it go back. The element shows the direction by `data-swipe`.
 */
export function useSwipe(onSwipe: (direction: 'right' | 'left') => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  const release = (card: HTMLElement) => {
    start.current = null;
    card.style.removeProperty('transform');
    delete card.dataset['swipe'];
    delete card.dataset['swiping'];
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ currentTarget: card, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (card.dataset['swiping'] === undefined) {
        if (Math.abs(dx) < slop || Math.abs(dx) < Math.abs(dy)) return;
        card.dataset['swiping'] = '';
        card.setPointerCapture(pointerId);
      }
      card.style.transform = `translateX(${dx}px)`;
      if (Math.abs(dx) >= threshold) card.dataset['swipe'] = dx > 0 ? 'right' : 'left';
      else delete card.dataset['swipe'];
    },
    onPointerUp: ({ currentTarget: card, pointerId }: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== pointerId) return;
      const direction = card.dataset['swipe'];
      release(card);
      if (direction === 'right' || direction === 'left') onSwipe(direction);
    },
    onPointerCancel: ({ currentTarget: card }: PointerEvent<HTMLElement>) => release(card),
  };
}
