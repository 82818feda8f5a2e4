import { hasPermission, type ParsedBodyOf, type updateProfile } from '@askwell/contracts';
import type { Caller, CountAgainst } from '../../../http/endpoint.ts';
import { Problem } from '../../../kernel/problem.ts';
import { saveApiKey, type ApiKeyNeeds } from './api-key.ts';
import { changeAddress, type AddressNeeds, type WaitsFor } from './change-address.ts';

type Needs = AddressNeeds & ApiKeyNeeds;

/**
 * Changes what was sent: name and address of the person, the API key of the account. Says in a
 * sentence what has happened. Throws `role_not_allowed`.
 */
export async function changeProfile(
  services: Needs,
  { owner, member }: Caller,
  { name, email, currentPassword, geminiApiKey }: ParsedBodyOf<typeof updateProfile>,
  countAgainst: CountAgainst,
): Promise<string> {
  if (geminiApiKey !== undefined && geminiApiKey !== owner.apiKey?.masked) {
    if (!hasPermission(member.role, 'manage')) throw new Problem('role_not_allowed');
    await countAgainst('apiKeyCheckPerAccount');
    await saveApiKey(services, owner, geminiApiKey);
  }
  const countNewEmail = () => countAgainst('newEmailPerAccount');
  const person = email === undefined ? null : await services.users.findPerson(member.userId);
  const waitsFor =
    email === undefined || !person
      ? null
      : await changeAddress(services, person, { email, currentPassword }, countNewEmail);
  if (name !== undefined && name !== member.name) await services.users.rename(member.userId, name);

  if (email !== undefined && waitsFor !== null) return nextSteps[waitsFor](member.email, email);
  if (geminiApiKey !== undefined && name === undefined && email === undefined) {
    return 'Gemini API key updated successfully!';
  }
  return 'Profile updated successfully!';
}

const nextSteps = {
  code: (_: string, email: string) =>
    `Profile updated successfully! Please enter the code we sent to ${email} to use it.`,
  'old-address': (current: string, email: string) =>
    `Profile updated successfully! Please confirm the change by the link we sent to ${current}. We then send a code to ${email}.`,
} satisfies Record<NonNullable<WaitsFor>, (current: string, email: string) => string>;
