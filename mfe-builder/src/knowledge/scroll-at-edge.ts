type Point = { clientX: number; clientY: number };

/** So near to the window's edge, in CSS pixels, the page moves along. */
const edge = 88;
/** The most it moves in a frame. */
const fastest = 18;

/** Scrolls the page while a pointer is held near its upper or lower edge, and says so with every step. */
export function scrollAtEdge(scrolled: (point: Point) => void) {
  let point: Point | null = null;
  let frame = 0;

  const step = () => {
    frame = 0;
    const by = point === null ? 0 : speedAt(point.clientY);
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

const speedAt = (y: number): number => {
  const above = edge - y;
  const below = y - (window.innerHeight - edge);
  if (above > 0) return -Math.min(fastest, Math.ceil((above / edge) * fastest));
  return below > 0 ? Math.min(fastest, Math.ceil((below / edge) * fastest)) : 0;
};
