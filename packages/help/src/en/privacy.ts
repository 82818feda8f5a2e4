import type { HelpTopic } from '../topic.ts';

export const privacy = (): HelpTopic => ({
  title: 'Privacy and security',
  entries: [
    [
      'Does the chat use cookies?',
      'No cookies and no tracking. The widget stores nothing until a visitor uses it; then it keeps a random number and the conversation, so that the chat continues on the next page.',
      'Cookie banner',
      'Do I need consent?',
      'Tracking',
    ],
    [
      'Does it comply with the GDPR?',
      'You can choose how long conversations are kept, export and delete everything, and visitors can delete their own conversation in the chat’s menu. We don’t sell data and don’t train models on it.',
      'Data protection',
      'GDPR',
      'Data processing agreement',
    ],
    [
      'Who sees the conversations of my visitors?',
      'You and the members of your account. To write a reply, the question and the matching parts of your knowledge base go to Google with your own key.',
      'Who has access to my data?',
      'Is the data sent to Google?',
    ],
    [
      'How long are conversations kept?',
      'As long as you choose for each chatbot: 30, 90 or 365 days, or until you delete them. The setting is Keep Conversations.',
      'Retention of chats',
      'Delete old conversations',
    ],
    [
      'Do you train AI on my data?',
      'No. We don’t train models on your data.',
      'Is my content used for training?',
    ],
  ],
});
