type Point = { clientX: number; clientY: number };

/** So near to the window's edge, in CSS pixels, the page moves along. */
const edge = 88;
/** The most it moves in a frame. */
const fastest = 18;

/**
 * Scrolls the page while a pointer is held near its upper or lower edge, and says so with every step. What began there, at
 * `start`, scrolls only on towards the edge: nothing moves away under a hand that goes back into the page.
 */
export function scrollAtEdge(start: number, scrolled: (point: Point) => void) {
  let point: Point | null = null;
  let frame = 0;

  const step = () => {
    frame = 0;
    const by = point === null ? 0 : speedAt(point.clientY, start);
    if (point === null || by === 0) return;
    window.scrollBy(0, by);
    scrolled(point);
    frame = requestAnimationFrame(step);
  };

  return {
    follow: ({ clientX, clientY }: Point) => {
      point = { clientX, clientY };
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

const speedAt = (y: number, start: number): number => {
  const above = edge - y;
  const below = y - (window.innerHeight - edge);
  if (above > 0 && y < start) return -Math.min(fastest, Math.ceil((above / edge) * fastest));
  return below > 0 && y > start ? Math.min(fastest, Math.ceil((below / edge) * fastest)) : 0;
};
