/** What tests, the demo and the benchmarks build on. */
export { readConfig, type Config } from './config.ts';
export { historyOf } from './demo/history.ts';
export { storeHistory } from './demo/store-history.ts';
export { createLog } from './kernel/log.ts';
export { sealedApiKey } from './modules/accounts/api-keys.index.ts';
export { newSession } from './modules/accounts/sessions.index.ts';
export type { GeminiLimits } from './providers/gemini/index.ts';
export { startServer, type Server, type ServerOptions } from './process/server.ts';
export type { Services } from './compose.ts';
