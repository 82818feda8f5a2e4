import { messageOf } from '@askwell/platform';
import type { User } from '@askwell/contracts';
import { Card, Loaded } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import section from '../shared/Section.module.css';
import { BehindButton } from '../shared/BehindButton.tsx';
import { PremiumOnly } from '../shared/PremiumOnly.tsx';
import css from '../shared/Rows.module.css';
import { CreateToken } from './CreateToken.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useListTokensQuery } from '../api/tokens.api.ts';

/** Personal tokens. When the plan has ended, they can be seen and revoked. */
export function TokensSection({ user }: { user: User }) {
  const query = useListTokensQuery();
  const mayCreate = isPremium(user);
  return (
    <Card as="section" aria-labelledby="tokens-title" className={section.section}>
      <header className={section.header}>
        <h3 id="tokens-title">API tokens</h3>
        <a href="/api/docs">Read the documentation</a>
      </header>
      <p className={css.lead}>
        A token lets your own programs work with your chatbots and ask them questions.
      </p>
      <Loaded query={query} failed="Failed to load your tokens" explain={messageOf}>
        {(tokens) =>
          tokens.length > 0 ? (
            <ul className={css.rows} aria-label="Your tokens">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          ) : mayCreate ? (
            <p className={css.note}>No tokens yet. Make one for each program that will use it.</p>
          ) : null
        }
      </Loaded>
      {mayCreate ? (
        <BehindButton label="Create token">{(close) => <CreateToken onDone={close} />}</BehindButton>
      ) : (
        <PremiumOnly>With Premium, your programs can use the API.</PremiumOnly>
      )}
    </Card>
  );
}
