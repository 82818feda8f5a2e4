import { useWords } from '@askwell/ui';
import { LegalPage } from '../legal/LegalPage.tsx';
import { termsWords } from '../words/terms.ts';

export default function TermsPage() {
  return <LegalPage text={useWords(termsWords)} />;
}
