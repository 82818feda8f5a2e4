import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type ToastMessage = { id: string; tone: ToastTone; text: string };
export type ToastsState = ToastMessage[];

/** What is being said to the person right now, oldest first. How long is up to who shows it. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): ToastsState => [],
  reducers: {
    toastShown: {
      prepare: (tone: ToastTone, text: string) => ({ payload: { id: nanoid(), tone, text } }),
      // A new success replaces the last one. Of the others, the same sentence is shown once.
      reducer: (toasts, { payload }: PayloadAction<ToastMessage>) => [
        ...toasts.filter(
          ({ tone, text }) => tone !== payload.tone || (tone !== 'success' && text !== payload.text),
        ),
        payload,
      ],
    },
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const selectToasts = (state: { toasts: ToastsState }): ToastsState => state.toasts;
