import { useId } from 'react';
import { launcherIcons, type LauncherIcon } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { launcherIcons as drawings } from '@askwell/widget/launcher-icons';
import { appearanceWords } from '../../words/appearance.ts';
import css from './LauncherIconPicker.module.css';

type LauncherIconPickerProps = {
  value: LauncherIcon;
  /** The address of the logo, which is offered too; null without one. */
  logo: string | null;
  onChange: (icon: LauncherIcon) => void;
};

/** Chooses what the chat button shows. */
export function LauncherIconPicker({ value, logo, onChange }: LauncherIconPickerProps) {
  const { icons: words } = useWords(appearanceWords);
  const name = useId();
  const shown = logo === null && value === 'logo' ? 'chat' : value;
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>{words.label}</legend>
      <div className={css.options}>
        {launcherIcons.map((icon) =>
          icon === 'logo' && logo === null ? null : (
            <label key={icon} className={css.option}>
              <input
                type="radio"
                name={name}
                value={icon}
                checked={icon === shown}
                className={css.input}
                onChange={() => onChange(icon)}
              />
              {icon === 'logo' && logo !== null ? (
                <img src={logo} alt="" className={css.logo} />
              ) : (
                <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
                  <path d={drawings[icon]} />
                </svg>
              )}
              <span>{words.names[icon]}</span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
