import { Problem } from '../../../kernel/problem.ts';
import { WebFailure, type WebClient } from '../../../providers/web/index.ts';
import { typedAddress } from './page-address.ts';

/** The address that a person typed. Throws `invalid` for one that cannot be fetched. */
export async function checkedAddress(
  { webClient }: { webClient: Pick<WebClient, 'check'> },
  typed: string,
): Promise<URL> {
  const refuse = (message: string) => new Problem('invalid', { message, errors: [{ path: 'url', message }] });
  const url = typedAddress(typed);
  if (!url) throw refuse('Please enter the address of a web page, such as www.example.com');
  await webClient.check(url).catch((error: unknown) => {
    if (!(error instanceof WebFailure)) throw error;
    throw refuse(
      error.reason === 'unknown_host'
        ? 'We could not find this website. Please check the address.'
        : 'We cannot read this address. Please enter the address of a public website.',
    );
  });
  return url;
}
