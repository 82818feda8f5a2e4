type Line = { role: 'visitor' | 'bot' | 'agent'; text: string };

const thread: Line[] = [
  { role: 'visitor', text: 'Do you engrave teapots?' },
  { role: 'bot', text: 'Yes. Engraving costs $12 and takes five days.' },
  { role: 'visitor', text: 'I need one by Friday. Can I talk to a person?' },
  { role: 'agent', text: 'Hi Mara, if you order today, we ship it on Thursday.' },
];

/** What the inbox shows faintly while there are no conversations. */
export const inboxSample = {
  title: 'Answer your visitors yourself',
  text: 'You read what the chatbot has said, and reply in the same chat.',
  rows: [
    { visitor: 'Mara Lindqvist', lastMessage: 'I need one by Friday. Can I talk to a person?' },
    { visitor: 'Tom Becker', lastMessage: 'My parcel arrived damaged.' },
    { visitor: 'Priya Nair', lastMessage: 'Thank you, that helped!' },
  ],
  thread,
};
