export { startWeb, type Answer, type SimulatedWeb, type WebPages } from './simulator.ts';
