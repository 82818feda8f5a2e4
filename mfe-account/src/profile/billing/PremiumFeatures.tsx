import { Check, useWords } from '@askwell/ui';
import css from './PremiumFeatures.module.css';
import { profileWords } from '../../words/profile.ts';
import section from '../../shared/Section.module.css';

export function PremiumFeatures() {
  const { featuresTitle, features } = useWords(profileWords).billing;
  return (
    <section aria-labelledby="features-title" className={section.section}>
      <h2 id="features-title">{featuresTitle}</h2>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
