import { blockWriter } from '../blocks/block-writer.ts';
import { isQuestion } from '../drafts/question-text.ts';
import { documentOutcome } from '../plain-document.ts';
import type { ReadOutcome } from '../source-document.ts';

const question = /^(?:q|question|frage|pregunta|pergunta|質問|問)\s*\d*\s*[.:)：]\s*/i;
const answer = /^(?:a|answer|antwort|respuesta|réponse|resposta|回答|答)\s*\d*\s*[.:)：]\s*/i;

/** Reads plain text: a line that is a question is a heading, empty lines divide paragraphs. */
export const readText = (text: string): ReadOutcome => {
  const writer = blockWriter();
  let paragraph: string[] = [];
  const flush = () => {
    writer.paragraph(paragraph.join('\n'));
    paragraph = [];
  };
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n?|\n|\f/)) {
    const line = raw.trim();
    const isHeading = question.test(line) || (isQuestion(line) && paragraph.length === 0);
    if (line === '') flush();
    else if (isHeading) {
      flush();
      writer.heading(2, line.replace(question, ''));
    } else paragraph.push(line.replace(answer, ''));
  }
  flush();
  return documentOutcome(writer.result());
};
