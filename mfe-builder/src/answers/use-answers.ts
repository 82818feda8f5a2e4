import { useEffect, useState } from 'react';
import { answersClient, type AnswersClient } from './answers-client.ts';

/** The retrieval of an editor. Its worker stops when the editor closes. */
export function useAnswers(): AnswersClient {
  const [answers] = useState(answersClient);
  useEffect(() => () => answers.stop(), [answers]);
  return answers;
}
