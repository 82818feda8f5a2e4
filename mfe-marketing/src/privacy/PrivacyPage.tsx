import { LegalPage } from '../legal/LegalPage.tsx';
import { content } from './content.ts';
import { Protection } from './Protection.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage text={content}>
      <Protection />
    </LegalPage>
  );
}
