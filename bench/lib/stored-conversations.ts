import { type Db, ObjectId } from 'mongodb';

type Stored = {
  chatbotId: string;
  /** How many conversations. */
  count: number;
  /** The questions of each; every one has a reply. */
  questions: number;
  /** How long the texts that a conversation keeps for the model are together, in characters. */
  recentCharacters?: number;
};

const periodMs = 25 * 86_400_000;
const atOnce = 1_000;

/** Stores conversations of the last 25 days, with their messages, straight into the database. */
export async function storeConversations(
  db: Db,
  { chatbotId, count, questions, recentCharacters = 0 }: Stored,
): Promise<void> {
  const chatbot = await db.collection('chatbots').findOne({ _id: new ObjectId(chatbotId) });
  if (!chatbot) throw new Error('the chatbot is not there');
  const whose = { chatbotId: chatbot._id, ownerId: chatbot['ownerId'] };
  const began = Date.now() - periodMs;
  for (let first = 0; first < count; first += atOnce) {
    const conversations = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) =>
      conversationOf(whose, new Date(began + ((first + at) * periodMs) / count), questions, recentCharacters),
    );
    await db.collection('conversations').insertMany(conversations, { ordered: false });
    const messages = conversations.flatMap((conversation) => messagesOf(whose, conversation, questions));
    if (messages.length > 0) await db.collection('messages').insertMany(messages, { ordered: false });
  }
}

type Whose = { chatbotId: ObjectId; ownerId: unknown };

const conversationOf = (whose: Whose, at: Date, questions: number, recentCharacters: number) => ({
  _id: new ObjectId(),
  ...whose,
  visitorId: new ObjectId().toHexString(),
  visitor: null,
  startedAt: at,
  lastMessageAt: at,
  lastMessage: 'How much is item 7?',
  messageCount: questions,
  unanswered: 0,
  recent: [{ role: 'bot', text: 'x'.repeat(recentCharacters) }],
  session: { startedAt: at, lastAt: at },
  rating: null,
  comment: null,
  ratedAt: null,
});

const messagesOf = (
  whose: Whose,
  { _id, startedAt: at }: { _id: ObjectId; startedAt: Date },
  questions: number,
) =>
  Array.from({ length: questions }, () => {
    const common = { ...whose, conversationId: _id, at };
    return [
      { ...common, role: 'visitor', text: 'How much is item 7?', isGap: false, knowledgeId: null },
      {
        ...common,
        role: 'bot',
        text: 'Item 7 costs $8, and ships within 1 day.',
        source: 'faq',
        answered: true,
        isPartial: false,
        firstTokenMs: 40,
        lastTokenMs: 90,
        topic: 'How much is item 7?',
        knowledgeId: null,
        matches: [],
        helpful: null,
      },
    ];
  }).flat();
