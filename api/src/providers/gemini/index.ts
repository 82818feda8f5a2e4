export { GeminiFailure, type FailureKind } from './failure.ts';
export { geminiProvider, type GeminiLimits, type GeminiOptions, type GeminiProvider } from './gemini.ts';
export type { ReplyRequest, Turn } from './stream-reply.ts';
