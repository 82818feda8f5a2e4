/**
 * What the remotes share at run time, and the contract between their teams: a breaking change here
 * is a major version of this package. The shell alone also uses `@askwell/platform/shell`.
 */
export { baseApi } from './api/base-api.ts';
export { call } from './api/call.ts';
export { callProblem, messageOf, type CallProblem } from './api/call-problem.ts';
export { fileUrl } from './api/file-url.ts';
export { refusal, type RefusalWords } from './api/refusal.ts';
export { brand } from './brand.ts';
export { defineRemote, type RemoteModule, type RemoteRoute, type RemoteSlots } from './define-remote.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export { Link, type LinkProps } from './Link.tsx';
export { useUnsavedChanges } from './leaving/use-unsaved-changes.ts';
export { hasPage, hasSlot } from './registry.ts';
export * from './router.ts';
export { useAttemptedLocation } from './session/attempted-location.ts';
export { chosenAccount } from './session/chosen-account.ts';
export { useGetMeQuery } from './session/session.api.ts';
export { selectUser } from './session/session.selectors.ts';
export { sessionEnded, sessionStarted, userChanged } from './session/session.slice.ts';
export { useCheckedUser } from './session/use-checked-user.ts';
export { useSession } from './session/use-session.ts';
export { useSignOut } from './session/use-sign-out.ts';
export { Slot, type SlotElementProps } from './slots/Slot.tsx';
export { styleNonce } from './style-nonce.ts';
export { toast } from './toasts/toast.ts';
export { usePageTitle } from './use-page-title.ts';
