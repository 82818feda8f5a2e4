import { baseApi } from '@askwell/platform';

/** The API client with the cache tags of this remote. `Chatbots` is shared with the builder. */
export const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Analytics', 'Conversations', 'Gaps', 'Chatbot', 'Chatbots', 'Inbox', 'InboxConversation'],
});
