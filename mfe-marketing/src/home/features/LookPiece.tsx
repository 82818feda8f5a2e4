import { useState } from 'react';
import { classes, MessageCircle } from '@askwell/ui';
import css from './LookPiece.module.css';

const colors = ['well', 'plum', 'brick', 'sun', 'ink'] as const;

/** A colour being picked, and the widget wearing it. */
export function LookPiece() {
  const [color, setColor] = useState<(typeof colors)[number]>('plum');
  return (
    <div className={classes(css.piece, css[color])}>
      <fieldset className={css.swatches} aria-label="Colour of the widget">
        {colors.map((name) => (
          <button
            key={name}
            type="button"
            className={classes(css.swatch, css[name])}
            aria-label={name}
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
          <p className={css.bar}>Chat with us!</p>
          <p className={css.hello}>Hello! How can I help you today?</p>
        </div>
        <span className={css.launcher}>
          <MessageCircle />
        </span>
      </div>
    </div>
  );
}
