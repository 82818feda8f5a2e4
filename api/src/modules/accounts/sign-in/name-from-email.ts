/** `Noor Haddad` for `noor.haddad+shop@example.com`; at most 100 characters. */
export function nameFromEmail(email: string): string {
  const [mailbox = ''] = email.split(/[@+]/);
  const words = mailbox.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return (name || 'Owner').slice(0, 100);
}
