import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { dataOf } from './contract/fields.ts';

/** The steps to the first answered visitor, in their order. */
export const onboardingSteps = ['key', 'knowledge', 'look', 'install', 'visitor'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** With so many FAQs, the knowledge base counts as begun. */
export const onboardingFaqs = 5;

export const Onboarding = z.object({
  /** Whether each step is done, by what is stored. */
  steps: z.object({
    /** A Gemini API key is saved, and Google has not rejected it. */
    key: z.boolean(),
    /** A chatbot has at least `onboardingFaqs` FAQs. */
    knowledge: z.boolean(),
    /** A chatbot has its own colors, texts or place. */
    look: z.boolean(),
    /** A website has shown a chatbot. */
    install: z.boolean(),
    /** A visitor of a website got an answer. */
    visitor: z.boolean(),
  }),
  /** The chatbot that the next step is about; null without one. */
  chatbotId: z.string().nullable(),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const getOnboarding = contract({
  method: 'get',
  path: '/api/onboarding',
  permission: 'view',
  summary: 'Which steps to the first answered visitor are done.',
  response: dataOf({ onboarding: Onboarding }),
});
