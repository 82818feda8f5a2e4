import { Link } from '@askwell/platform';
import { ButtonLink, useWords } from '@askwell/ui';
import { Demo } from '../demo/Demo.tsx';
import { workshop } from '../demo/workshop.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { DeepLink } from '../parts/DeepLink.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { featuresWords } from '../words/features.ts';
import { Cards } from './Cards.tsx';
import { FeatureList } from './FeatureList.tsx';

export default function FeaturesPage() {
  const { opening, demo, callToAction } = useWords(featuresWords);
  return (
    <MarketingPage>
      <Opening title={opening.title} lead={opening.lead}>
        <ButtonLink as={Link} to="/register" variant="primary" size="l">
          {opening.action}
        </ButtonLink>
        <ButtonLink as={Link} to="/pricing" variant="secondary" size="l">
          {opening.second}
        </ButtonLink>
      </Opening>
      <Demo sample={workshop} {...demo} />
      <Cards />
      <FeatureList />
      <CallToAction
        title={callToAction.title}
        text={callToAction.text}
        actions={
          <>
            <DeepLink to="/register">{callToAction.action}</DeepLink>
            <DeepLink to="/pricing" quiet>
              {callToAction.second}
            </DeepLink>
          </>
        }
      />
    </MarketingPage>
  );
}
