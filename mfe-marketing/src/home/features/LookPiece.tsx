import { useState } from 'react';
import { classes, MessageCircle, useWords } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import css from './LookPiece.module.css';

const colors = ['well', 'plum', 'brick', 'sun', 'ink'] as const;

/** Color swatches, and the widget in the color that is chosen. */
export function LookPiece() {
  const { look } = useWords(storyWords).features;
  const [color, setColor] = useState<(typeof colors)[number]>('plum');
  return (
    <div className={classes(css.piece, css[color])}>
      <fieldset className={css.swatches} aria-label={look.colors.title}>
        {colors.map((name) => (
          <button
            key={name}
            type="button"
            className={classes(css.swatch, css[name])}
            aria-label={look.colors[name]}
            aria-pressed={name === color}
            onClick={() => setColor(name)}
          />
        ))}
      </fieldset>
      <div className={css.page} aria-hidden="true">
        <div className={css.lines}>
          <span />
          <span />
          <span />
        </div>
        <div className={css.widget}>
          <p className={css.bar}>{look.windowTitle}</p>
          <p className={css.hello}>{look.welcome}</p>
        </div>
        <span className={css.launcher}>
          <MessageCircle />
        </span>
      </div>
    </div>
  );
}
