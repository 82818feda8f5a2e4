import type { ReactNode } from 'react';
import { Link } from '@askwell/platform';
import { ButtonLink, Check, classes, useWords } from '@askwell/ui';
import { UpgradeButton } from '@askwell/upgrade';
import { pricingWords } from '../words/pricing.ts';
import css from './Plans.module.css';

/** The two plans: the quiet one, and the one that is sold. */
export function Plans() {
  const { free, premium } = useWords(pricingWords);
  return (
    <div className={css.plans}>
      <Plan
        {...free}
        className={css.free}
        action={
          <ButtonLink as={Link} to="/register" variant="secondary" size="l" wide>
            {free.action}
          </ButtonLink>
        }
      />
      <Plan
        {...premium}
        className={css.premium}
        action={<UpgradeButton size="l" wide className={css.upgrade} />}
      />
    </div>
  );
}

type PlanProps = {
  name: string;
  price: string;
  period: string;
  text: string;
  includes: readonly string[];
  note?: string;
  action: ReactNode;
  className: string | undefined;
};

function Plan({ name, price, period, text, includes, note, action, className }: PlanProps) {
  return (
    <section className={classes(css.plan, className)} aria-label={name}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.price}>
          <strong className={css.figure}>{price}</strong> {period}
        </p>
        <p className={css.text}>{text}</p>
      </div>
      <ul className={css.items}>
        {includes.map((item) => (
          <li key={item} className={css.item}>
            <Check aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <div className={css.action}>
        {action}
        {note === undefined ? null : <p className={css.note}>{note}</p>}
      </div>
    </section>
  );
}
