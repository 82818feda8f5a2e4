import { Link } from '@askwell/platform';
import { ButtonLink, useWords } from '@askwell/ui';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Questions } from '../parts/Questions.tsx';
import { pricingWords } from '../words/pricing.ts';
import { Plans } from './Plans.tsx';
import css from './PricingPage.module.css';

export default function PricingPage() {
  const { opening, questions } = useWords(pricingWords);
  return (
    <MarketingPage>
      <Opening title={opening.title} lead={opening.lead} />
      <div className={css.plans}>
        <Plans />
        <ButtonLink as={Link} to="/features" variant="secondary" size="l" className={css.features}>
          {opening.features}
        </ButtonLink>
      </div>
      <Questions title={questions.title} questions={questions.list} />
    </MarketingPage>
  );
}
