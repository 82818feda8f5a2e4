/** The owners' keys for the model, encrypted and in the clear. */
export { apiKeyOf, sealedApiKey } from './profile/api-key.ts';
