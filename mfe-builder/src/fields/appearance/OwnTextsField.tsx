import { useState } from 'react';
import { limits, visitorLanguages, type OwnTexts } from '@askwell/contracts';
import { Button, formatLocale, Plus, SelectField, TextArea, TextField, useWords } from '@askwell/ui';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { appearanceWords } from '../../words/appearance.ts';
import css from './OwnTextsField.module.css';

type Language = OwnTexts['language'];

/** The widget's texts for visitors of other languages, one part for each language. */
export function OwnTextsField({ draft: { texts, configuration }, problems, change }: EditorPart) {
  const { texts: words } = useWords(appearanceWords);
  const [chosen, setChosen] = useState<Language | null>(null);
  const names = new Intl.DisplayNames(formatLocale, { type: 'language' });
  const nameOf = (language: Language) => names.of(language) ?? language;
  const used = new Set(texts.map(({ language }) => language));
  const free = visitorLanguages.filter((language) => !used.has(language));
  const next = free.find((language) => language === chosen) ?? free[0];
  const edit = (place: number, changed: Partial<OwnTexts>) =>
    change({ texts: texts.map((one, index) => (index === place ? { ...one, ...changed } : one)) });

  return (
    <div className={css.field}>
      <p className={css.lead}>{words.lead}</p>
      {texts.map((own, place) => {
        const language = nameOf(own.language);
        const control = (name: 'chatWindowTitle' | 'chatWindowSubtitle' | 'placeholder') => ({
          lang: own.language,
          dir: 'auto',
          autoComplete: 'off',
          label: words.fields[name],
          value: own[name],
          placeholder: configuration[name],
          error: problems[`texts.${place}.${name}`],
        });
        return (
          <section key={own.language} className={css.language} aria-label={language}>
            <div className={css.head}>
              <h4>{language}</h4>
              <Button
                size="s"
                variant="quiet"
                aria-label={words.remove(language)}
                onClick={() => change({ texts: texts.toSpliced(place, 1) })}
              >
                {words.removeShort}
              </Button>
            </div>
            <TextField
              {...control('chatWindowTitle')}
              maxLength={limits.chatbot.title}
              onChange={(event) => edit(place, { chatWindowTitle: event.target.value })}
            />
            <TextField
              {...control('chatWindowSubtitle')}
              maxLength={limits.chatbot.subtitle}
              onChange={(event) => edit(place, { chatWindowSubtitle: event.target.value })}
            />
            <TextArea
              lang={own.language}
              dir="auto"
              rows={2}
              label={words.fields.welcomeMessage}
              placeholder={configuration.welcomeMessage}
              maxLength={limits.chatbot.welcomeMessage}
              value={own.welcomeMessage}
              error={problems[`texts.${place}.welcomeMessage`]}
              onChange={(event) => edit(place, { welcomeMessage: event.target.value })}
            />
            <TextField
              {...control('placeholder')}
              maxLength={limits.chatbot.placeholder}
              onChange={(event) => edit(place, { placeholder: event.target.value })}
            />
          </section>
        );
      })}
      {next === undefined ? null : (
        <div className={css.add}>
          <SelectField
            label={words.language}
            value={next}
            error={problems['texts']}
            onChange={(event) =>
              setChosen(visitorLanguages.find((language) => language === event.target.value) ?? null)
            }
          >
            {free.map((language) => (
              <option key={language} value={language}>
                {nameOf(language)}
              </option>
            ))}
          </SelectField>
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => change({ texts: [...texts, { ...emptyTexts, language: next }] })}
          >
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}

const emptyTexts = { chatWindowTitle: '', chatWindowSubtitle: '', welcomeMessage: '', placeholder: '' };
