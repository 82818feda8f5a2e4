import { useRef } from 'react';
import type { User } from '@askwell/contracts';
import { brand, hasPage, Link } from '@askwell/platform';
import { LoadFailure, Button, RefreshCw, useWords } from '@askwell/ui';
import type { AnswersClient } from '../answers/answers-client.ts';
import { planOf } from '../dashboard/plan.ts';
import type { Draft } from '../draft/draft.ts';
import { editorWords } from '../words/editor.ts';
import { usePreview } from './use-preview.ts';
import css from './WidgetPreview.adopted.module.css';

type WidgetPreviewProps = {
  draft: Draft;
  user: User | null;
  /** The address of the logo; null without one. */
  logo?: string | null;
  answers: AnswersClient;
};

/** The widget as visitors will see it, updated with every keystroke. */
export function WidgetPreview({ draft, user, logo = null, answers }: WidgetPreviewProps) {
  const { preview: words } = useWords(editorWords);
  const stage = useRef<HTMLDivElement>(null);
  const { preview, hasFailed, tryAgain } = usePreview(stage, { draft, user, logo }, answers);
  const isPremium = user !== null && planOf(user) === 'premium';
  return (
    <aside className={css.preview} aria-label={words.label}>
      <div ref={stage} className={css.stage}>
        {hasFailed ? (
          <div className={css.failed}>
            <LoadFailure title={words.failed} onRetry={tryAgain} />
          </div>
        ) : null}
      </div>
      <div className={css.foot}>
        <p className={css.note}>
          {words.note}{' '}
          {user === null ? null : isPremium ? (
            words.unbranded(brand.name)
          ) : hasPage('/pricing') ? (
            <>
              <Link to="/pricing">{words.premium}</Link> {words.removesBranding(brand.name)}
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
          {words.restart}
        </Button>
      </div>
    </aside>
  );
}
