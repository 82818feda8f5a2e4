import { useWords } from '@askwell/ui';
import { CallToAction } from '../parts/CallToAction.tsx';
import { CodeBlock } from '../parts/CodeBlock.tsx';
import { DeepLink } from '../parts/DeepLink.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Stats } from '../parts/Stats.tsx';
import { homeWords } from '../words/home.ts';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';

export default function HomePage() {
  const { stats, callToAction } = useWords(homeWords);
  const { code, action, second, ...words } = callToAction;
  return (
    <MarketingPage>
      <Hero />
      <Stats stats={stats} />
      <Features />
      <CallToAction
        {...words}
        actions={
          <>
            <DeepLink to="/register">{action}</DeepLink>
            <DeepLink to="/features" quiet>
              {second}
            </DeepLink>
          </>
        }
      >
        <CodeBlock code={code} />
      </CallToAction>
    </MarketingPage>
  );
}
