import type { ParsedBodyOf, updateProfile } from '@askwell/contracts';
import type { CountAgainst } from '../../../http/endpoint.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { saveApiKey, type ApiKeyNeeds } from './api-key.ts';
import { changeAddress, type AddressNeeds, type WaitsFor } from './change-address.ts';

type Needs = AddressNeeds & ApiKeyNeeds;

/** Changes what was sent, and says in a sentence what has happened. */
export async function changeProfile(
  services: Needs,
  owner: Owner,
  { name, email, currentPassword, geminiApiKey }: ParsedBodyOf<typeof updateProfile>,
  countAgainst: CountAgainst,
): Promise<string> {
  if (geminiApiKey !== undefined && geminiApiKey !== owner.apiKey?.masked) {
    await countAgainst('apiKeyCheckPerAccount');
    await saveApiKey(services, owner, geminiApiKey);
  }
  const countNewEmail = () => countAgainst('newEmailPerAccount');
  const waitsFor =
    email === undefined
      ? null
      : await changeAddress(services, owner, { email, currentPassword }, countNewEmail);
  if (name !== undefined && name !== owner.name) await services.users.rename(owner.id, name);

  if (email !== undefined && waitsFor !== null) return nextSteps[waitsFor](owner.email, email);
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
