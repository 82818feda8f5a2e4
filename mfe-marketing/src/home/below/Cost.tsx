import { Link } from '@askwell/platform';
import { ButtonLink, Check, useWords } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './Cost.module.css';

/** Why owners bring a key, and what the plans cost. */
export function Cost() {
  const { cost: words } = useWords(storyWords);
  const { key, free, premium } = words;
  return (
    <Section title={words.title}>
      <div className={css.columns}>
        <div className={css.key}>
          <h3 className={css.name}>{key.title}</h3>
          <ul className={css.points}>
            {key.points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <Link to="/help#key">{key.link}</Link>
        </div>
        <div className={css.plan}>
          <h3 className={css.name}>{free.name}</h3>
          <p className={css.price}>{free.price}</p>
          <p className={css.text}>{free.text}</p>
          <ButtonLink as={Link} to="/register" variant="primary">
            {free.action}
          </ButtonLink>
        </div>
        <div className={css.plan}>
          <h3 className={css.name}>{premium.name}</h3>
          <p className={css.price}>
            {premium.price} <span>{premium.period}</span>
          </p>
          <p className={css.text}>{premium.text}</p>
          <ButtonLink as={Link} to="/pricing">
            {premium.action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
