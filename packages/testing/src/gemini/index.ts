export {
  startGemini,
  type Behaviour,
  type BehaviourOptions,
  type GeminiSimulator,
  type RecordedRequest,
} from './simulator.ts';
