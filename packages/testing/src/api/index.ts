export { cutStore, type Cut } from './cut-store.ts';
export { failoverErrors, faultProxy, type Fault } from './fault-proxy.ts';
export { emptyDatabase } from './database.ts';
export { startApi, type ApiOptions, type TestApi } from './start-api.ts';
export type { ChatbotOptions, OwnerOptions, Shop, ShopOptions, TestOwner } from './build.ts';
export { httpClient, type Answer, type HttpClient, type Reply } from './client.ts';
