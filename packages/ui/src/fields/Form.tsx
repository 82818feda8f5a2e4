import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useIsPrerendered } from '../use-is-prerendered.ts';
import css from './Form.module.css';

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  /** A promise keeps the form from being sent again until it settles. */
  onSubmit: () => void | Promise<unknown>;
};

/**
 * A form that is sent once, validates in words at its fields, and moves the focus to the first one in error. In a page that
 * was prerendered it is inert until it works, because what somebody typed before would be lost; and it says why to whom
 * it never will.
 */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const awaitsVerdict = useRef(false);
  const isPrerendered = useIsPrerendered();

  // Errors arrive some renders after the submit: each render looks, until one is found or something is typed.
  useEffect(() => {
    if (!awaitsVerdict.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    awaitsVerdict.current = false;
    wrong.focus();
  });

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    awaitsVerdict.current = true;
    try {
      await onSubmit();
    } finally {
      isSending.current = false;
    }
  };

  return (
    <>
      {isPrerendered ? <noscript>{needsScript}</noscript> : null}
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
          awaitsVerdict.current = false;
        }}
      />
    </>
  );
}

const needsScript = 'This form needs JavaScript. Please switch it on in your browser and reload.';
