import { store } from '../store.ts';
import { toastShown, type ToastTone } from './toasts.slice.ts';

const show = (tone: ToastTone) => (text: string) => {
  store.dispatch(toastShown(tone, text));
};

/** Says a sentence to the person, from anywhere; the shell shows it for 5 s. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
};
