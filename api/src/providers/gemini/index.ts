export { callSlots } from './call-slots.ts';
export { geminiEmbedder, mostTexts, type Embedder } from './embedder.ts';
export type { JsonReply, JsonRequest } from './generate-json.ts';
export { GeminiFailure, type FailureKind } from './failure.ts';
export { defaultLimits, geminiProvider, type GeminiOptions, type GeminiProvider } from './gemini.ts';
export type { GeminiLimits } from './settings.ts';
export type { ModelUsage, ReplyRequest, Turn } from './stream-reply.ts';
