import { launcherIcons, type LauncherIcon } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { launcherIcons as drawings } from '@askwell/widget/launcher-icons';
import { appearanceWords } from '../../words/appearance.ts';
import { PictureChoices } from '../PictureChoices.tsx';
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
  return (
    <PictureChoices
      label={words.label}
      choices={logo === null ? drawn : launcherIcons}
      names={words.names}
      picture={(icon) =>
        icon === 'logo' ? (
          <img src={logo ?? ''} alt="" className={css.logo} />
        ) : (
          <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
            <path d={drawings[icon]} />
          </svg>
        )
      }
      value={logo === null && value === 'logo' ? 'chat' : value}
      onChange={onChange}
    />
  );
}

const drawn = launcherIcons.filter((icon) => icon !== 'logo');
