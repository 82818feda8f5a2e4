import { useEffect, useRef, type RefObject } from 'react';
import { isWholeCode } from '../forms/rules.ts';

/** Submits the form around the field as soon as its code has six digits, each code once. */
export function useSubmitWholeCode(field: RefObject<HTMLInputElement | null>, code: string, isReady = true) {
  const submitted = useRef('');
  useEffect(() => {
    if (!isReady || !isWholeCode(code) || code === submitted.current) return;
    submitted.current = code;
    field.current?.form?.requestSubmit();
  }, [field, code, isReady]);
}
