import { Check, useWords } from '@askwell/ui';
import { featuresWords } from '../words/features.ts';
import css from './FeatureList.module.css';

/** Everything else, to look up rather than to read. */
export function FeatureList() {
  const { title, groups } = useWords(featuresWords).list;
  return (
    <section className={css.list} aria-labelledby="list-title">
      <h2 id="list-title" className={css.title}>
        {title}
      </h2>
      <div className={css.groups}>
        {groups.map((group) => (
          <div key={group.title} className={css.group}>
            <h3>{group.title}</h3>
            <ul className={css.features}>
              {group.features.map((feature) => (
                <li key={feature} className={css.feature}>
                  <Check aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
