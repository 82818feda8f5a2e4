export { Clinc, clincMeasures } from './clinc150.ts';
export type { Figures } from './figures.ts';
export { speed } from './speed.ts';
