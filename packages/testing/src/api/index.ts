export { startApi, type ApiOptions, type TestApi } from './start-api.ts';
export type { ChatbotOptions, OwnerOptions, TestOwner } from './build.ts';
export type { Answer, HttpClient, Reply } from './client.ts';
