import { CallToAction } from '../parts/CallToAction.tsx';
import { CodeBlock } from '../parts/CodeBlock.tsx';
import { DeepLink } from '../parts/DeepLink.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Stats } from '../parts/Stats.tsx';
import { content } from './content.ts';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';

export default function HomePage() {
  const { code, action, second, ...words } = content.callToAction;
  return (
    <MarketingPage>
      <Hero />
      <Stats stats={content.stats} />
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
