import { hasPage, Link } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { planOf } from '../../dashboard/plan.ts';
import type { Editor } from '../../editor/use-editor.ts';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { plans } from '@askwell/contracts';
import { appearanceWords } from '../../words/appearance.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { LauncherIconPicker } from './LauncherIconPicker.tsx';
import { LogoField } from './LogoField.tsx';
import { OwnTextsField } from './OwnTextsField.tsx';

export type BrandPart = Pick<Editor, 'user' | 'logo' | 'setLogo'> & {
  /** Null before the chatbot is saved for the first time. */
  chatbotId: string | null;
};

/** What a plan with customization adds to the look of the widget. */
export function BrandFields({ user, logo, setLogo, chatbotId, ...part }: BrandPart & EditorPart) {
  const words = useWords(appearanceWords);
  if (user !== null && !plans[planOf(user)].customization) {
    return (
      <FieldGroup title={words.brand}>
        <p>
          {words.premium} {hasPage('/pricing') ? <Link to="/pricing">{words.seePremium}</Link> : null}
        </p>
      </FieldGroup>
    );
  }
  return (
    <>
      <FieldGroup title={words.brand}>
        {chatbotId === null ? (
          <p>{words.logo.unsaved}</p>
        ) : (
          <LogoField chatbotId={chatbotId} logo={logo} onChange={setLogo} />
        )}
        <LauncherIconPicker
          value={part.draft.configuration.launcherIcon}
          logo={logo}
          onChange={(launcherIcon) => part.change({ configuration: { launcherIcon } })}
        />
      </FieldGroup>
      <FieldGroup title={words.texts.title}>
        <OwnTextsField {...part} />
      </FieldGroup>
    </>
  );
}
