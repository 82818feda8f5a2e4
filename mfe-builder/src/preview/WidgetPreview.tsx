import { useRef } from 'react';
import type { User } from '@askwell/contracts';
import { Button, RefreshCw } from '@askwell/ui';
import type { Draft } from '../draft/draft.ts';
import { usePreview } from './use-preview.ts';
import css from './WidgetPreview.module.css';

/** The widget as visitors would get it, following every keystroke. */
export function WidgetPreview({ draft, user }: { draft: Draft; user: User | null }) {
  const stage = useRef<HTMLDivElement>(null);
  const { preview, hasFailed } = usePreview(stage, draft, user);
  return (
    <aside className={css.preview} aria-label="Preview">
      <div className={css.head}>
        <h2 className={css.title}>Preview</h2>
        <Button
          size="s"
          variant="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          disabled={preview === null}
          onClick={() => preview?.restart()}
        >
          Restart
        </Button>
      </div>
      <div ref={stage} className={css.stage}>
        {hasFailed ? <p className={css.failed}>The preview could not be loaded.</p> : null}
      </div>
      <p className={css.note}>Here your FAQs answer; for visitors, Gemini words it.</p>
    </aside>
  );
}
