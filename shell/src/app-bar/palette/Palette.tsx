/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the list of a combobox is no <select>, and its field has the keyboard */
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ChatbotList, FrameCommand } from '@askwell/contracts';
import { useNavigate } from '@askwell/platform';
import { Dialog, useWords } from '@askwell/ui';
import { appBarWords } from '../../words/app-bar.ts';
import type { Reachable } from '../frame-entries.ts';
import css from './Palette.adopted.module.css';
import type { Result } from './results.ts';
import { useResults } from './use-results.ts';

type PaletteProps = {
  commands: Reachable<FrameCommand>[];
  chatbots: ChatbotList['chatbots'];
  /** What was typed while this was loading. */
  bufferedText: () => string;
  onShortcuts: () => void;
  onClose: () => void;
};

/**
 * Finds commands, chatbots, FAQs and conversations as one types. Keyboard as in the combobox
 * pattern of the WAI-ARIA authoring practices: the arrows choose, Enter opens.
 */
export default function Palette({ commands, chatbots, bufferedText, onShortcuts, onClose }: PaletteProps) {
  const { palette: words } = useWords(appBarWords);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(bufferedText);
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching, hasFailed } = useResults({ text, commands, chatbots, onShortcuts });
  const results = groups.flatMap(({ results: all }) => all);
  const at = Math.min(chosen, results.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const run = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    if (typeof result.to === 'string') void navigate(result.to);
    else result.to();
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === 0) return run(results[at]);
    if (results.length === 0) return;
    const next = (at + step + results.length) % results.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog open title={words.title} onOpenChange={onClose} initialFocus={field}>
      <div className={css.palette}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={words.field}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={results.length > 0 ? optionId(at) : undefined}
          placeholder={words.field}
          autoComplete="off"
          spellCheck={false}
          className={css.field}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={pressKey}
        />
        <div id={`${id}-results`} role="listbox" aria-label={words.results} className={css.results}>
          {groups.map(({ id: group, results: all }) => (
            <fieldset key={group} aria-label={words.groups[group]} className={css.group}>
              <div className={css.heading} aria-hidden="true">
                {words.groups[group]}
              </div>
              {all.map((result) => {
                const index = results.indexOf(result);
                return (
                  <div
                    key={result.id}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    className={css.result}
                    onPointerMove={() => setChosen(index)}
                    onClick={() => run(result)}
                  >
                    <span className={css.label}>{result.label}</span>
                    {result.note === undefined ? null : <span className={css.note}>{result.note}</span>}
                  </div>
                );
              })}
            </fieldset>
          ))}
        </div>
        <output className={css.state}>
          {hasFailed
            ? words.failed
            : results.length > 0
              ? null
              : isSearching
                ? words.searching
                : words.nothing(text.trim())}
        </output>
      </div>
    </Dialog>
  );
}
