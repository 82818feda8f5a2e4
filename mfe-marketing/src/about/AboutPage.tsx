import { useWords } from '@askwell/ui';
import { CallToAction } from '../parts/CallToAction.tsx';
import { DeepLink } from '../parts/DeepLink.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Stats } from '../parts/Stats.tsx';
import { aboutWords } from '../words/about.ts';
import { Principles } from './Principles.tsx';
import { Story } from './Story.tsx';

export default function AboutPage() {
  const { opening, stats, callToAction } = useWords(aboutWords);
  return (
    <MarketingPage>
      <Opening title={opening.title} lead={opening.lead} />
      <Stats stats={stats} />
      <Story />
      <Principles />
      <CallToAction
        title={callToAction.title}
        text={callToAction.text}
        actions={
          <>
            <DeepLink to="/register">{callToAction.start}</DeepLink>
            <DeepLink to="/contact" quiet>
              {callToAction.sales}
            </DeepLink>
          </>
        }
      />
    </MarketingPage>
  );
}
