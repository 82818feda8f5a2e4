import type { AccountData } from '../../kernel/account-data.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Owner } from '../../kernel/owner.ts';

export type ExportNeeds = {
  /** What each module has registered. */
  accountData: readonly AccountData[];
  clock: Clock;
};

/**
 * Everything that is stored for an account, as the text of one JSON object, piece by piece: never
 * more than one record is in memory. Secrets and their hashes are left out.
 */
export async function* exportAccount(
  { accountData, clock }: ExportNeeds,
  owner: Owner,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(clock())},\n"account":${JSON.stringify(accountOf(owner))}`;
  for (const { exportOf } of accountData) {
    for (const [name, records] of Object.entries(exportOf?.(owner) ?? {})) {
      yield `,\n${JSON.stringify(name)}:[`;
      let separator = '\n';
      for await (const record of records) {
        yield separator + JSON.stringify(record);
        separator = ',\n';
      }
      yield ']';
    }
  }
  yield '}\n';
}

const accountOf = (owner: Owner) => ({
  id: owner.id,
  name: owner.name,
  email: owner.email,
  pendingEmail: owner.pendingEmail,
  createdAt: owner.createdAt,
  geminiApiKey: owner.apiKey?.masked ?? null,
  subscription: owner.subscription,
  messagesThisMonth: owner.messagesThisMonth,
});
