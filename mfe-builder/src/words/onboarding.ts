import { defineWords } from '@askwell/ui';
import { onboarding } from './en/onboarding.ts';

export const onboardingWords = defineWords(onboarding, {});
