import { useState } from 'react';
import { classes, MessageCircle, useWords } from '@askwell/ui';
import { featuresWords } from '../words/features.ts';
import css from './CornerPiece.module.css';

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
const placeOf = { topLeft: css.tl, topRight: css.tr, bottomLeft: css.bl, bottomRight: css.br };

/** A page with the widget in the corner that is chosen. */
export function CornerPiece() {
  const { title, names } = useWords(featuresWords).cards.customization.corners;
  const [chosen, setChosen] = useState<(typeof corners)[number]>('bottomRight');
  return (
    <fieldset className={css.page} aria-label={title}>
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
          <span className={css.name}>{names[corner]}</span>
        </button>
      ))}
    </fieldset>
  );
}
