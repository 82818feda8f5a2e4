import { messageOf } from '@askwell/platform';
import type { User } from '@askwell/contracts';
import { Card, Loaded } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import section from '../shared/Section.module.css';
import { BehindButton } from '../shared/BehindButton.tsx';
import { PremiumOnly } from '../shared/PremiumOnly.tsx';
import css from '../shared/Rows.module.css';
import { CreateWebhook } from './CreateWebhook.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { useListWebhooksQuery } from '../api/webhooks.api.ts';

/** The owner's servers that are told what happens. */
export function WebhooksSection({ user }: { user: User }) {
  const query = useListWebhooksQuery();
  const mayUse = isPremium(user);
  return (
    <Card as="section" aria-labelledby="webhooks-title" className={section.section}>
      <header className={section.header}>
        <h3 id="webhooks-title">Webhooks</h3>
        <a href="/api/docs#webhooks">How to receive them</a>
      </header>
      <p className={css.lead}>
        We tell your server as soon as something happens, signed with a secret of its own.
      </p>
      <Loaded query={query} failed="Failed to load your webhooks" explain={messageOf}>
        {(webhooks) =>
          webhooks.length > 0 ? (
            <ul className={css.rows} aria-label="Your webhooks">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} mayUse={mayUse} />
              ))}
            </ul>
          ) : mayUse ? (
            <p className={css.note}>
              No webhooks yet. Add the address of your server to hear of what visitors ask.
            </p>
          ) : null
        }
      </Loaded>
      {mayUse ? (
        <BehindButton label="Add webhook">{(close) => <CreateWebhook onDone={close} />}</BehindButton>
      ) : (
        <PremiumOnly>With Premium, your own systems hear of what visitors ask.</PremiumOnly>
      )}
    </Card>
  );
}
