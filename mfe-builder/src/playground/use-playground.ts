import { useEffect, useRef, useState } from 'react';
import { limits, type BodyOf, type askDraft } from '@askwell/contracts';
import { callProblem } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import type { AnswersClient } from '../answers/answers-client.ts';
import { useAskDraftMutation } from '../api/builder.api.ts';
import type { Draft } from '../draft/draft.ts';
import { knowledgeOf } from '../draft/requests.ts';
import { playgroundWords } from '../words/playground.ts';
import { localFinding, serverFinding, type Exchange } from './exchange.ts';

/** The turns of the conversation that are sent along. */
const rememberedTurns = 20;

/**
 * A conversation with the draft. The browser's matches appear at once, the reply follows. The
 * server also searches the sources of a saved chatbot.
 */
export function usePlayground(draft: Draft, chatbotId: string | null, answers: AnswersClient) {
  const words = useWords(playgroundWords);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [askServer] = useAskDraftMutation();
  const isAsking = exchanges.at(-1)?.reply.state === 'waiting';
  const lastId = useRef(0);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const change = (id: number, part: Partial<Exchange>) =>
    setExchanges((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const ask = async (question: string) => {
    const text = question.trim();
    if (text === '' || isAsking) return;
    const asked = latest.current;
    const id = (lastId.current += 1);
    const history = exchanges.flatMap(turnsOf).slice(-rememberedTurns);
    setExchanges((all) => [...all, { id, question: text, found: null, reply: { state: 'waiting' } }]);
    const alone = answers.find(asked, text).catch(() => null);
    void alone.then((finding) => {
      if (finding === null) return;
      setExchanges((all) => all.map((one) => withFinding(one, id, localFinding(finding, asked.faqs))));
    });
    try {
      const answer = await askServer({
        name: asked.name.trim(),
        enableEmoji: asked.settings.enableEmoji,
        instructions: asked.instructions,
        tone: asked.tone,
        answerLength: asked.answerLength,
        exactAnswers: asked.exactAnswers,
        hasPeople: asked.handoff.isOn,
        showSources: asked.showSources,
        knowledgeBase: knowledgeOf(asked),
        ...(chatbotId !== null && { chatbotId }),
        history,
        text,
      }).unwrap();
      const reply = { state: 'answered' as const, answer, isExact: asked.exactAnswers };
      change(id, { reply });
      change(id, { found: serverFinding(answer, await alone, asked.faqs) });
    } catch (error) {
      const { code, message, fields } = callProblem(error);
      const text = Object.values(fields)[0] ?? message ?? words.failed;
      change(id, { reply: { state: 'failed', code, message: text } });
    }
  };

  return { exchanges, isAsking, ask, clear: () => setExchanges([]) };
}

export type Playground = ReturnType<typeof usePlayground>;

type Turns = NonNullable<BodyOf<typeof askDraft>['history']>;

const turnsOf = ({ question, reply }: Exchange): Turns =>
  reply.state === 'answered'
    ? [
        { role: 'visitor', text: question },
        { role: 'bot', text: reply.answer.text.slice(0, limits.knowledgeBase.answer) },
      ]
    : [];

const withFinding = (one: Exchange, id: number, found: Exchange['found']): Exchange =>
  one.id === id && one.reply.state !== 'answered' ? { ...one, found } : one;
