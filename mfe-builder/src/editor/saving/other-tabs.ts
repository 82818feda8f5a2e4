/** The channel on which the pages of this browser tell each other of a chatbot's new revision. */
export const revisionChannel = (chatbotId: string): BroadcastChannel =>
  new BroadcastChannel(`askwell:chatbot:${chatbotId}`);

/** Tells every open editor of a chatbot, also one on this page, that a newer revision is stored. */
export function announceRevision(chatbotId: string, revision: number): void {
  const channel = revisionChannel(chatbotId);
  channel.postMessage(revision);
  channel.close();
}
