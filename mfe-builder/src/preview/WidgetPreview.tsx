import { useRef } from 'react';
import type { User } from '@askwell/contracts';
import { brand, hasPage, Link } from '@askwell/platform';
import { Button, RefreshCw } from '@askwell/ui';
import type { AnswersClient } from '../answers/answers-client.ts';
import { planOf } from '../dashboard/plan.ts';
import type { Draft } from '../draft/draft.ts';
import { usePreview } from './use-preview.ts';
import css from './WidgetPreview.module.css';

type WidgetPreviewProps = { draft: Draft; user: User | null; answers: AnswersClient };

/** The widget as visitors would get it, following every keystroke. */
export function WidgetPreview({ draft, user, answers }: WidgetPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { preview, hasFailed, tryAgain } = usePreview(stage, draft, user, answers);
  const isPremium = user !== null && planOf(user) === 'premium';
  return (
    <aside className={css.preview} aria-label="Preview">
      <div ref={stage} className={css.stage}>
        {hasFailed ? (
          <div className={css.failed} role="alert">
            <p>The preview could not be loaded.</p>
            <Button size="s" onClick={tryAgain}>
              Try again
            </Button>
          </div>
        ) : null}
      </div>
      <div className={css.foot}>
        <p className={css.note}>
          This preview answers straight from your FAQs. On your site, Gemini phrases the reply.{' '}
          {isPremium ? (
            `Premium: without “Powered by ${brand.name}”.`
          ) : hasPage('/pricing') ? (
            <>
              <Link to="/pricing">Premium</Link> removes “Powered by {brand.name}”.
            </>
          ) : null}
        </p>
        <Button
          size="s"
          variant="quiet"
          className={css.restart}
          icon={<RefreshCw aria-hidden="true" />}
          disabled={preview === null}
          onClick={() => preview?.restart()}
        >
          Restart
        </Button>
      </div>
    </aside>
  );
}
