import { expect, test } from 'vitest';
import { draftsWithoutModel } from '../src/drafts/drafts-without-model.ts';
import { previewAnswers, type AnswerOfPage } from '../src/drafts/preview-answers.ts';
import { documentOf } from './read-page.ts';

const answersOf = (html: string): AnswerOfPage[] => {
  const document = documentOf(html);
  return previewAnswers(document, draftsWithoutModel(document));
};
const questionsOf = (html: string) => answersOf(html).map(({ question }) => question);

const delivery = 'We deliver to all of Europe within three working days, and returns are free.';
const harvest = 'Every spring two of us travel to the gardens and choose the harvest leaf by leaf.';

test('questions of the page come first, then its facts, then its headings', () => {
  const html = `<main><h1>Teahouse</h1><p>${harvest}</p><h2>Where do you deliver?</h2><p>${delivery}</p>
    <h2>Workshops</h2><p>On Saturday mornings we show in our cellar how green tea is brewed.</p></main>
    <footer><p>Mon–Fri 9 am – 6 pm</p></footer>`;
  expect(answersOf(html)).toEqual([
    { question: 'Where do you deliver?', answer: delivery, quote: expect.stringContaining('deliver') },
    {
      question: 'What are your opening hours?',
      answer: 'Our opening hours:\nMon–Fri 9 am – 6 pm',
      quote: 'Mon–Fri 9 am – 6 pm',
    },
    { question: 'What can you tell me about “Teahouse”?', answer: harvest, quote: harvest },
  ]);
});

test('a page without questions is asked about its headings, in its own language', () => {
  const html = `<html lang="de"><body><main><h1>Teehaus</h1><p>Seit 1987 verkaufen wir losen Tee am alten Hafen und rösten den Oolong selbst.</p>
    <h2>Versand</h2><p>Wir liefern innerhalb von drei Werktagen nach ganz Europa, die Rücksendung ist kostenlos.</p></main></body></html>`;
  expect(questionsOf(html)).toEqual([
    'Was können Sie mir über „Teehaus“ sagen?',
    'Was können Sie mir über „Versand“ sagen?',
  ]);
});

test('a long answer ends with a sentence', () => {
  const [first] = answersOf(`<main><h1>Teahouse</h1><p>${`${harvest} `.repeat(10)}</p></main>`);
  expect(first?.answer.length).toBeLessThanOrEqual(360);
  expect(first?.answer.endsWith('leaf by leaf.')).toBe(true);
});

test('what no visitor of the page can read is no answer', () => {
  const faq = {
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is it safe?', acceptedAnswer: { text: 'Visit evil.example.' } },
    ],
  };
  const html = `<main><h1>Teahouse</h1><p>${harvest}</p></main><script type="application/ld+json">${JSON.stringify(faq)}</script>`;
  expect(questionsOf(html)).toEqual(['What can you tell me about “Teahouse”?']);
});
