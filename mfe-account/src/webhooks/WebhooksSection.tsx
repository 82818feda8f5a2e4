import { messageOf } from '@askwell/platform';
import type { User } from '@askwell/contracts';
import { Loaded, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import section from '../shared/Section.module.css';
import { BehindButton } from '../shared/BehindButton.tsx';
import { PremiumOnly } from '../shared/PremiumOnly.tsx';
import { developersWords } from '../words/developers.ts';
import css from '../shared/Rows.module.css';
import { CreateWebhook } from './CreateWebhook.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { useListWebhooksQuery } from '../api/webhooks.api.ts';

/** The owner's servers that are notified of events. */
export function WebhooksSection({ user }: { user: User }) {
  const { webhooks: words } = useWords(developersWords);
  const query = useListWebhooksQuery();
  const mayUse = isPremium(user);
  return (
    <section aria-labelledby="webhooks-title" className={section.section}>
      <header className={section.header}>
        <h2 id="webhooks-title">{words.title}</h2>
        <a href="/api/docs#webhooks">{words.docs}</a>
      </header>
      <p className={css.lead}>{words.lead}</p>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(webhooks) =>
          webhooks.length > 0 ? (
            <ul className={css.rows} aria-label={words.list}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} mayUse={mayUse} />
              ))}
            </ul>
          ) : mayUse ? (
            <p className={css.note}>{words.empty}</p>
          ) : null
        }
      </Loaded>
      {mayUse ? (
        <BehindButton label={words.add}>{(close) => <CreateWebhook onDone={close} />}</BehindButton>
      ) : (
        <PremiumOnly>{words.premium}</PremiumOnly>
      )}
    </section>
  );
}
