export * from './api/index.ts';
export { authenticatorCode } from './authenticator.ts';
export { startGemini, type Behaviour, type GeminiSimulator } from './gemini/index.ts';
export { makeChatbot, shopFaqs, signUpOwner, type ProductOwner } from './product-owner.ts';
export { freePort, startProduct, type Product } from './product.ts';
export { startPushService } from './push-service.ts';
export { startSharedStore, type SharedStore } from './shared-store.ts';
export * from './smtp/index.ts';
export { visitor, type StreamedEvent, type Visitor } from './visitor.ts';
