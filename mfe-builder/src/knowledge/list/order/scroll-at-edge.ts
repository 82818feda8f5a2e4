type Point = { clientX: number; clientY: number };

/** The distance from the window's edge, in CSS pixels, within which the page scrolls. */
const edge = 88;
/** The maximum per frame, in CSS pixels. */
const fastest = 18;

/**
 * Scrolls the page while the pointer is near the upper or lower edge, and calls `scrolled` with
 * each step. A drag that begins near an edge, at `start`, scrolls only towards that edge.
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
