import { useState } from 'react';
import { answerQuestion } from './answer-question.ts';
import { opening, type Exchange } from './conversation.ts';

const lostReply = 'The connection was lost. Please ask again.';

/** The conversation of the demonstration: what has been said, and how to ask on. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([opening]);
  const isAnswering = exchanges.at(-1)?.reply === null;

  const ask = async (text: string) => {
    const question = text.trim();
    if (question === '' || isAnswering) return;
    setExchanges((said) => [...said, { question, reply: null, source: null }]);
    const answered = await answerQuestion(question).catch(() => ({
      question,
      reply: lostReply,
      source: null,
    }));
    setExchanges((said) => [...said.slice(0, -1), answered]);
  };
  return { exchanges, ask, isAnswering };
}
