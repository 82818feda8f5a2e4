export type { Translate } from './plausible-reply.ts';
export { vectorOf } from './embeddings.ts';
export {
  startGemini,
  type Behaviour,
  type BehaviourOptions,
  type GeminiSimulator,
  type RecordedRequest,
} from './simulator.ts';
