/**
 * The numbers that the server enforces and the clients show, as `limits` of the index. Each is an
 * export of its own, so that a front end has only those that it uses; its pages about accounts have
 * none of those of chatbots.
 */
export * from './accounts/account-limits.ts';
export * from './chatbots/chatbot-limits.ts';
