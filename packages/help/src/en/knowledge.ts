import { limits, sourcePlans } from '@askwell/contracts';
import type { HelpTopic } from '../topic.ts';

const number = (value: number): string => value.toLocaleString('en-US');
const { faqs, answer, variants } = limits.knowledgeBase;
const { free, premium } = sourcePlans;
const sites = (count: number) => `${count} ${count === 1 ? 'website' : 'websites'}`;
const documents = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`;

export const knowledge = (): HelpTopic => ({
  title: 'Knowledge base',
  entries: [
    [
      'How do I add an FAQ?',
      'Open your chatbot and the tab Knowledge Base. Type a question and its answer, press Add, and save.',
      'Add a question and answer',
      'How do I teach the chatbot something?',
      'Train the bot',
    ],
    [
      'Can it learn from my website?',
      'Yes. Enter your website’s address in the Knowledge Base. We read your pages and draft FAQs, each beside the sentence it comes from. Nothing goes live until you accept it.',
      'Import from URL',
      'Read my website',
      'Crawl my pages',
      'Scan my site',
    ],
    [
      'Can I upload documents?',
      'Yes: PDF, Word (.docx), Markdown, text and CSV. You can also paste a text. They become drafts that you review, like the pages of a website.',
      'Import a PDF',
      'Upload a Word file',
      'Which file formats can I use?',
    ],
    [
      'How many pages and documents can I add?',
      `Free includes ${sites(free.websites)} of up to ${free.pagesPerWebsite} pages and ${documents(free.documents)}. Premium includes ${sites(premium.websites)} of up to ${premium.pagesPerWebsite} pages each and ${documents(premium.documents)}.`,
      'Limit of websites and documents',
      'How big can my website be?',
    ],
    [
      'How do I review drafts?',
      'Open Review drafts from the dashboard or the Knowledge Base. Press A to accept, E to edit, X to reject and Z to undo. “Accept all” takes every draft of a page.',
      'What is a draft?',
      'Accept the suggested questions',
      'Approve the FAQs',
    ],
    [
      'What are other wordings?',
      `Different ways to ask the same question, such as “shipping costs” for “How much is delivery?”. They help the search. An FAQ can have up to ${variants}.`,
      'Add variants of a question',
      'Synonyms for a question',
    ],
    [
      'What does “easily confused” mean?',
      'Two FAQs answer each other’s questions when we try their wordings. Merge them, or make the questions more different.',
      'Warning about similar FAQs',
      'Pairs of FAQs are easily confused',
    ],
    [
      'Can I import FAQs from a spreadsheet?',
      'Yes, as CSV. Before anything is saved, you see which FAQs are new, which change, and which rows have a mistake. You can export all FAQs as CSV, too.',
      'CSV import',
      'Export my FAQs',
      'Upload Excel',
    ],
    [
      'How many FAQs can a chatbot have?',
      `Up to ${number(faqs)}, on every plan. An answer can have ${number(answer)} characters.`,
      'Maximum number of questions',
      'How long can an answer be?',
    ],
    [
      'Can answers contain links and lists?',
      'Yes. Answers understand Markdown: **bold**, [links](https://example.com), and lines that begin with “- ” for a list.',
      'Format an answer',
      'Bold text in answers',
      'Add a link to an answer',
    ],
    [
      'What is the data field for?',
      'It holds a JSON object with facts that are not questions, such as a price list. The chatbot searches it like your FAQs.',
      'JSON data',
      'Add a price list',
    ],
    [
      'Does the chatbot read my website again when it changes?',
      'If you turn on “Read it again every week” for a source. We propose what changed as drafts and never change your FAQs ourselves.',
      'Weekly update of my pages',
      'Sync with my website',
      'My website changed',
    ],
  ],
});

export const answers = (): HelpTopic => ({
  title: 'Answers',
  entries: [
    [
      'Does it make things up?',
      'It is told to answer from your knowledge base only, and to say so when the answer is not in there. For every reply you see which FAQ or page it came from, and how sure the search was.',
      'Hallucinations',
      'Are the answers correct?',
      'Can I trust the replies?',
    ],
    [
      'Which languages does it answer in?',
      'Gemini replies in the visitor’s language, also when your FAQs are in another one. The chat window itself speaks English, Spanish, French, German, Portuguese, Hindi, Arabic and Japanese.',
      'Does it speak German or Spanish?',
      'Multilingual chatbot',
      'Translate answers',
      'Can visitors ask in another language?',
    ],
    [
      'Can visitors see exactly what I wrote?',
      'Yes. Turn on Exact Answers in the Settings: visitors see your answers word for word, and Gemini writes nothing.',
      'Exact answers',
      'Word for word replies',
      'Answer without AI',
    ],
    [
      'What does the chatbot say if it doesn’t know?',
      'It says so and offers to take the visitor’s email address, or to pass the conversation to a person. You find the question under Knowledge Gaps.',
      'Unanswered questions',
      'I don’t have that information',
      'What if there is no answer?',
    ],
    [
      'How do I change the tone of the replies?',
      'In Basic Info, choose friendly, neutral or formal, and short, standard or detailed. Under Instructions you can add rules that Gemini follows in every reply.',
      'Make it sound formal',
      'Instructions for the chatbot',
      'Persona and guidance',
      'Shorter answers',
    ],
    [
      'How can I test my chatbot before it goes live?',
      'The editor has a live preview beside the form, which is the widget itself. In the Playground you see which FAQs match, how sure the search is, and what Gemini would reply.',
      'Playground',
      'Preview of the chat',
      'Try questions on the draft',
    ],
    [
      'Do visitors see where an answer comes from?',
      'Yes, if Show Sources is on in the Settings: below a reply are the FAQs or pages it is based on.',
      'Sources under a reply',
      'Show references',
    ],
  ],
});
