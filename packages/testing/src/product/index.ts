// What tests of the built product need. Nothing here loads the API, which every process of a
// browser test would do otherwise.
export { httpClient, type HttpClient } from '../api/client.ts';
export { authenticatorCode } from '../authenticator.ts';
export { startGemini, type Behaviour, type GeminiSimulator } from '../gemini/index.ts';
export * from '../smtp/index.ts';
export { visitor, type StreamedEvent, type Visitor } from '../visitor.ts';
export { makeChatbot, shopFaqs, signUpOwner, type ProductOwner } from './product-owner.ts';
export { startPushService } from './push-service.ts';
export { freePort, startProduct, type Product } from './start-product.ts';
