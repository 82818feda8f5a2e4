import { tokenScopes, type TokenScope } from '@askwell/contracts';
import { Switch, useWords } from '@askwell/ui';
import { useId } from 'react';
import { developersWords } from '../words/developers.ts';
import css from './ScopeFields.module.css';

type ScopeFieldsProps = {
  chosen: readonly TokenScope[];
  error: string | undefined;
  onChange: (chosen: readonly TokenScope[]) => void;
};

/** What a token may do. */
export function ScopeFields({ chosen, error, onChange }: ScopeFieldsProps) {
  const { tokens: words } = useWords(developersWords);
  const errorId = useId();
  const toggle = (scope: TokenScope, isOn: boolean) =>
    onChange(tokenScopes.filter((known) => (known === scope ? isOn : chosen.includes(known))));
  return (
    <fieldset className={css.scopes} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={css.legend}>{words.scopesLabel}</legend>
      {tokenScopes.map((scope) => (
        <Switch
          key={scope}
          name="scopes"
          label={words.scopes[scope].label}
          help={words.scopes[scope].help}
          checked={chosen.includes(scope)}
          onChange={(event) => toggle(scope, event.target.checked)}
        />
      ))}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
