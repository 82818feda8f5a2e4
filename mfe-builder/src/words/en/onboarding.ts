import { onboardingFaqs, type OnboardingStep } from '@askwell/contracts';

type Step = { title: string; text: string; action: string };

const steps: Record<OnboardingStep, Step> = {
  key: {
    title: 'Save your Gemini API key',
    text: 'It is free at Google and takes a minute.',
    action: 'Enter the key',
  },
  knowledge: {
    title: `Add ${onboardingFaqs} questions and answers`,
    text: 'Read them from your website, or write them yourself.',
    action: 'Add questions',
  },
  look: {
    title: 'Make it look like your website',
    text: 'Choose a color, the title of the chat and its place.',
    action: 'Change the look',
  },
  install: {
    title: 'Put it on your website',
    text: 'One line of code. We tell you when we see it there.',
    action: 'Install',
  },
  visitor: {
    title: 'Your first visitor gets an answer',
    text: 'We mail you the question and the answer.',
    action: 'Open the analytics',
  },
};

/** The text of the checklist of a new owner, and of the guide to the API key. */
export const onboarding = {
  title: 'Get your first answer',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  hide: 'Hide this list',
  done: 'Done',
  steps,

  guide: {
    summary: 'How do I get a key?',
    why: 'The key is yours: you see every use of it at Google, and we add no markup. Google’s free quota is enough to start, and no card is needed.',
    steps: [
      'Open Google AI Studio with the link above and sign in with any Google account.',
      'Press “Create API key” and choose a project, or let Google make one.',
      'Copy the key, which begins with AIza or AQ, and paste it here. We check it as you paste it.',
    ],
    open: 'Sign in to Google AI Studio',
    create: 'Create API key',
    copy: 'Copy key',
  },
};
