import { useWords } from '@askwell/ui';
import { LegalPage } from '../legal/LegalPage.tsx';
import { Protection } from './Protection.tsx';
import { privacyWords } from '../words/privacy.ts';

export default function PrivacyPage() {
  return (
    <LegalPage text={useWords(privacyWords)}>
      <Protection />
    </LegalPage>
  );
}
