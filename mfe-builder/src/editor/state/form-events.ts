import {
  noText,
  removalOf,
  withFaq,
  withFaqChanged,
  withFaqRestored,
  withoutFaq,
  type FaqText,
} from '../../draft/faqs.ts';
import type { EditorState } from './editor-state.ts';
import { finished, withoutForm } from './open-forms.ts';

/** What happens in the forms and the list of the knowledge base. */
export type FormEvent =
  | { type: 'additionTyped'; text: FaqText }
  | { type: 'faqAdded' }
  | { type: 'faqTyped'; key: number; text: FaqText }
  | { type: 'faqEdited'; key: number }
  | { type: 'faqClosed'; key: number }
  | { type: 'faqRemoved'; key: number }
  | { type: 'removalUndone' }
  | { type: 'removalsForgotten' }
  | { type: 'formsFinished' };

export const withForms = (state: EditorState, event: FormEvent): EditorState => {
  const { draft, forms, removed } = state;
  switch (event.type) {
    case 'additionTyped':
      return { ...state, forms: { ...forms, adding: event.text } };
    case 'faqAdded': {
      const added = withFaq(draft, forms.adding);
      return added === draft ? state : { ...state, draft: added, forms: { ...forms, adding: noText } };
    }
    case 'faqTyped':
      return { ...state, forms: { ...forms, editing: { ...forms.editing, [event.key]: event.text } } };
    case 'faqEdited': {
      const text = forms.editing[event.key];
      return text === undefined
        ? state
        : { ...state, draft: withFaqChanged(draft, event.key, text), forms: withoutForm(forms, event.key) };
    }
    case 'faqClosed':
      return { ...state, forms: withoutForm(forms, event.key) };
    case 'faqRemoved': {
      const removal = removalOf(draft, event.key);
      if (removal === null) return state;
      return {
        ...state,
        draft: withoutFaq(draft, event.key),
        forms: withoutForm(forms, event.key),
        removed: [...removed, removal],
      };
    }
    case 'removalUndone': {
      const last = removed.at(-1);
      if (last === undefined) return state;
      return { ...state, draft: withFaqRestored(draft, last), removed: removed.slice(0, -1) };
    }
    case 'removalsForgotten':
      return { ...state, removed: [] };
    case 'formsFinished':
      return { ...state, ...finished(draft, forms) };
  }
};
