import { remoteConfig } from '@askwell/build';

const help = '../../packages/help/src/en';

export default remoteConfig(import.meta.dirname, {
  parts: {
    './features/FeaturesPage.tsx': [['features', 'words/en/features.ts', 'words/en/workshop.ts']],
    './help/HelpPage.tsx': [
      [`${help}/website.ts`, `${help}/people.ts`],
      [`${help}/knowledge.ts`, `${help}/start.ts`, `${help}/privacy.ts`],
    ],
  },
});
