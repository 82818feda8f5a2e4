/**
 * Tells password managers whose password is being changed. They look for a text field, and take one
 * that is not shown; one of the type `hidden` they pass over.
 */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
