import { answerLengths, limits, tones } from '@askwell/contracts';
import { formatNumber, TextArea, useWords } from '@askwell/ui';
import type { EditorPart } from '../editor/tabs/editor-part.ts';
import { fieldsWords } from '../words/fields.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import css from './GuidanceFields.module.css';

/** The instructions to the model, its tone, and the length of its answers. */
export function GuidanceFields({ draft, problems, change }: EditorPart) {
  const { basic: words } = useWords(fieldsWords);
  const { instructions, tone, answerLength, exactAnswers } = draft;
  return (
    <FieldGroup title={words.answers}>
      {exactAnswers ? <p className={css.note}>{words.exactAnswers}</p> : null}
      <TextArea
        label={words.instructions}
        rows={4}
        help={words.instructionsHelp(formatNumber(limits.chatbot.instructions))}
        placeholder={words.instructionsExample}
        maxLength={limits.chatbot.instructions}
        value={instructions}
        error={problems['instructions']}
        onChange={(event) => change({ instructions: event.target.value })}
      />
      <div className={css.pair}>
        <ChoiceField
          label={words.tone}
          help={words.tonesHelp[tone]}
          choices={tones}
          names={words.tones}
          value={tone}
          error={problems['tone']}
          onChange={(chosen) => change({ tone: chosen })}
        />
        <ChoiceField
          label={words.answerLength}
          help={words.answerLengthsHelp[answerLength]}
          choices={answerLengths}
          names={words.answerLengths}
          value={answerLength}
          error={problems['answerLength']}
          onChange={(chosen) => change({ answerLength: chosen })}
        />
      </div>
    </FieldGroup>
  );
}
