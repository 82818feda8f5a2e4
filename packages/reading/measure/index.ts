export { extraction, type PageFigures } from './extraction.ts';
