import { icon } from '../../../loader/launcher.ts';

/** Filled shapes in a square of 24. */
const shapes = {
  down: 'm12 16.4-7.7-7.7 1.6-1.6 6.1 6.1 6.1-6.1 1.6 1.6Z',
  close: 'm12 10.6 5.7-5.7 1.4 1.4-5.7 5.7 5.7 5.7-1.4 1.4-5.7-5.7-5.7 5.7-1.4-1.4 5.7-5.7-5.7-5.7 1.4-1.4Z',
  more: 'M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z',
  send: 'M11 20V7.8l-5.3 5.3-1.4-1.4L12 4l7.7 7.7-1.4 1.4L13 7.8V20Z',
  smile:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm0 1.8a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 8.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Zm6.4 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM8.7 13.8a4 4 0 0 0 6.6 0l1.4 1.1a5.8 5.8 0 0 1-9.4 0Z',
  thumb:
    'M10.6 2.7c1.7 0 3 1.3 3 3v2.8h4.2a3 3 0 0 1 3 3.4l-1 6.6a3 3 0 0 1-3 2.6H3.2V9.5h4.1l2-5.8a1.5 1.5 0 0 1 1.3-1Zm.3 1.8L8.8 10.3v9h8c.6 0 1.1-.4 1.2-1l1-6.7c.1-.7-.5-1.3-1.2-1.3h-6V5.7c0-.6-.4-1.1-.9-1.2ZM7 11.3H5v8h2Z',
  star: 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4L2.6 9.4l6.5-.9Z',
  alert:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm-1 4.9v6h2v-6Zm1 7.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  refresh: 'M12 4a8 8 0 0 1 6 2.7V4h2v6.3h-6.3v-2h3A6 6 0 1 0 18 12.5l2 .3A8 8 0 1 1 12 4Z',
  save: 'M11 3.5h2v8.3l3-3 1.4 1.4-5.4 5.4-5.4-5.4L8 8.8l3 3ZM4.5 16h2v2.5h11V16h2v4.5h-15Z',
  bin: 'M9 3h6v2h5v2H4V5h5ZM5.5 8.5h13l-.9 12h-11.2Zm2.2 2 .6 8h7.4l.6-8Z',
  person:
    'M12 3.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 10.2c4.7 0 8 2.4 8 5.8v1H4v-1c0-3.4 3.3-5.8 8-5.8Z',
} as const;

export type Shape = keyof typeof shapes;

/** The shape as a picture that says nothing to a screen reader. */
export const glyph = (shape: Shape): SVGSVGElement => {
  const svg = icon(shapes[shape]);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
};
