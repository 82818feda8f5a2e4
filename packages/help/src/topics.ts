import { answers, knowledge } from './en/knowledge.ts';
import { account, developers, security } from './en/people.ts';
import { privacy } from './en/privacy.ts';
import { key, start } from './en/start.ts';
import { install, look, plan, visitors } from './en/website.ts';
import type { HelpFacts, HelpTopic } from './topic.ts';

export type { HelpTopic };

/** The topics of the help center in English, in their order. */
export const helpTopics = (facts: HelpFacts) =>
  ({
    start: start(facts),
    key: key(facts),
    knowledge: knowledge(),
    answers: answers(),
    install: install(),
    look: look(facts),
    visitors: visitors(),
    plan: plan(facts),
    privacy: privacy(),
    account: account(facts),
    security: security(),
    developers: developers(),
  }) satisfies Record<string, HelpTopic>;

export type HelpTopics = ReturnType<typeof helpTopics>;
export type HelpTopicId = keyof HelpTopics;

/** All entries as the FAQs of a chatbot. */
export const faqsOf = (topics: HelpTopics): { question: string; variants: string[]; answer: string }[] =>
  Object.values(topics).flatMap(({ entries }) =>
    entries.map(([question, answer, ...variants]) => ({ question, answer, variants })),
  );
