import { Link, useSession } from '@askwell/platform';
import { Button, ButtonLink, Check, classes, useWords, type ButtonProps } from '@askwell/ui';
import { isPremium, isRenewable } from './is-premium.ts';
import { useUpgrade } from './use-upgrade.ts';
import { upgradeWords } from './words/upgrade.ts';
import css from './UpgradeButton.module.css';

export type UpgradeButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>;

/**
 * The button that sells Premium, as the session is: 'Sign Up for Premium' leads to /register,
 * 'Upgrade to Premium' begins the payment (or the sign-in, while it is not known who is there),
 * 'Already Premium' says so, and in the last days of a year 'Renew Premium' begins the payment of
 * the next one.
 */
export function UpgradeButton({ variant = 'primary', ...look }: UpgradeButtonProps) {
  const words = useWords(upgradeWords);
  const { status, user } = useSession();
  const { upgrade, isUpgrading } = useUpgrade();
  if (status === 'signedOut')
    return (
      <ButtonLink as={Link} to="/register" variant={variant} {...look}>
        {words.signUp}
      </ButtonLink>
    );
  const state = user !== null && isPremium(user) ? (isRenewable(user) ? 'renewable' : 'owned') : 'free';
  return (
    <Button
      variant={state === 'owned' ? 'secondary' : variant}
      icon={state === 'owned' ? <Check aria-hidden="true" /> : undefined}
      {...look}
      className={classes(look.className, state === 'owned' && css.owned)}
      busy={isUpgrading}
      busyLabel={words.busy}
      onClick={() => void upgrade()}
    >
      {words[state]}
    </Button>
  );
}
