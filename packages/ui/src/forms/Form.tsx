import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useIsPrerendered } from '../use-is-prerendered.ts';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import css from './Form.module.css';

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  /** The form cannot be submitted again until the returned promise settles. */
  onSubmit: () => void | Promise<unknown>;
};

/**
 * A form that ignores a second submit while the first is running, and focuses the first invalid
 * field. In a prerendered page it is inert until hydration, so that no input is lost; without
 * JavaScript it says so.
 */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const words = useWords(uiWords);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isChecking = useRef(false);
  const isPrerendered = useIsPrerendered();

  // Errors appear some renders after the submit: look after each render until one is found.
  useEffect(() => {
    if (!isChecking.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isChecking.current = false;
    wrong.focus();
  });

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    isChecking.current = true;
    try {
      await onSubmit();
    } finally {
      isSending.current = false;
    }
  };

  return (
    <>
      {isPrerendered ? <noscript>{words.needsScript}</noscript> : null}
      <form
        noValidate
        {...rest}
        ref={form}
        inert={isPrerendered}
        className={className ?? css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onInput={() => {
          isChecking.current = false;
        }}
      />
    </>
  );
}
