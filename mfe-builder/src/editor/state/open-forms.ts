import type { Draft } from '../../draft/draft.ts';
import { isComplete, isSameText, noText, withFaq, withFaqChanged, type FaqText } from '../../draft/faqs.ts';

/** What stands in the forms of the knowledge base and is not in the draft yet. */
export type OpenForms = {
  adding: FaqText;
  /** The FAQs that are being changed in their places, by their keys. */
  editing: Readonly<Record<number, FaqText>>;
};

export const noForms: OpenForms = { adding: noText, editing: {} };

/** Whether something would be lost with the forms. */
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

/** Everything that is complete goes into the draft; what is half-typed stays in its form. */
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
