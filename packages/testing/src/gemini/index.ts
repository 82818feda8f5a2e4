export type { Translate } from './plausible-reply.ts';
export {
  startGemini,
  type Behaviour,
  type BehaviourOptions,
  type GeminiSimulator,
  type RecordedRequest,
} from './simulator.ts';
