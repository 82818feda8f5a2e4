import { useEffect, useState } from 'react';
import { answersClient, type AnswersClient } from './answers-client.ts';

/** The retrieval of one editor; its worker ends with it. */
export function useAnswers(): AnswersClient {
  const [answers] = useState(answersClient);
  useEffect(() => () => answers.stop(), [answers]);
  return answers;
}
