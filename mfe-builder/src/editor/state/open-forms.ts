import type { Draft } from '../../draft/draft.ts';
import { isComplete, isSameText, noText, withFaq, withFaqChanged, type FaqText } from '../../draft/faqs.ts';

/** The text in the forms of the knowledge base that is not in the draft yet. */
export type OpenForms = {
  adding: FaqText;
  /** The FAQs that are edited in their places, by their keys. */
  editing: Readonly<Record<number, FaqText>>;
};

export const noForms: OpenForms = { adding: noText, editing: {} };

/** Whether closing the forms would lose text. */
export const holdsText = ({ faqs }: Pick<Draft, 'faqs'>, { adding, editing }: OpenForms): boolean =>
  !isSameText(adding, noText) ||
  Object.entries(editing).some(([key, text]) => {
    const faq = faqs.find((one) => one.key === Number(key));
    return faq !== undefined && !isSameText(faq, text);
  });

export const withoutForm = (forms: OpenForms, key: number): OpenForms => {
  const { [key]: _closed, ...editing } = forms.editing;
  return { ...forms, editing };
};

/** Moves complete FAQs into the draft; incomplete ones stay in their forms. */
export const finished = (draft: Draft, forms: OpenForms): { draft: Draft; forms: OpenForms } => {
  const complete = Object.entries(forms.editing).filter(([, text]) => isComplete(text));
  const changed = complete.reduce((sofar, [key, text]) => {
    const faq = sofar.faqs.find((one) => one.key === Number(key));
    return faq === undefined || isSameText(faq, text) ? sofar : withFaqChanged(sofar, Number(key), text);
  }, draft);
  const open = complete.reduce((sofar, [key]) => withoutForm(sofar, Number(key)), forms);
  return isComplete(open.adding)
    ? { draft: withFaq(changed, open.adding), forms: { ...open, adding: noText } }
    : { draft: changed, forms: open };
};
