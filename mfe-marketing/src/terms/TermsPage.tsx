import { LegalPage } from '../legal/LegalPage.tsx';
import { content } from './content.ts';

export default function TermsPage() {
  return <LegalPage text={content} />;
}
