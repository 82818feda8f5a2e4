import { messageOf } from '@askwell/platform';
import type { User } from '@askwell/contracts';
import { Loaded, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import section from '../shared/Section.module.css';
import { BehindButton } from '../shared/BehindButton.tsx';
import { PremiumOnly } from '../shared/PremiumOnly.tsx';
import { developersWords } from '../words/developers.ts';
import css from '../shared/Rows.module.css';
import { CreateToken } from './CreateToken.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useListTokensQuery } from '../api/tokens.api.ts';

/** Personal tokens. When the plan has ended, they can be seen and revoked. */
export function TokensSection({ user }: { user: User }) {
  const { tokens: words } = useWords(developersWords);
  const query = useListTokensQuery();
  const mayCreate = isPremium(user);
  return (
    <section aria-labelledby="tokens-title" className={section.section}>
      <header className={section.header}>
        <h2 id="tokens-title">{words.title}</h2>
        <a href="/api/docs">{words.docs}</a>
      </header>
      <p className={css.lead}>{words.lead}</p>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(tokens) =>
          tokens.length > 0 ? (
            <ul className={css.rows} aria-label={words.list}>
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          ) : mayCreate ? (
            <p className={css.note}>{words.empty}</p>
          ) : null
        }
      </Loaded>
      {mayCreate ? (
        <BehindButton label={words.create}>{(close) => <CreateToken onDone={close} />}</BehindButton>
      ) : (
        <PremiumOnly>{words.premium}</PremiumOnly>
      )}
    </section>
  );
}
