import { useState } from 'react';
import { classes, MessageCircle } from '@askwell/ui';
import { content } from './content.ts';
import css from './CornerPiece.module.css';

const corners = ['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right'] as const;
const placeOf = { 'Top Left': css.tl, 'Top Right': css.tr, 'Bottom Left': css.bl, 'Bottom Right': css.br };

/** A page with the widget in the corner that is chosen. */
export function CornerPiece() {
  const [chosen, setChosen] = useState<(typeof corners)[number]>('Bottom Right');
  return (
    <fieldset className={css.page} aria-label={content.cards.customization.corners}>
      <div className={css.lines} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          className={classes(css.corner, placeOf[corner])}
          aria-pressed={corner === chosen}
          onClick={() => setChosen(corner)}
        >
          <span className={css.launcher}>
            <MessageCircle aria-hidden="true" />
          </span>
          <span className={css.name}>{corner}</span>
        </button>
      ))}
    </fieldset>
  );
}
