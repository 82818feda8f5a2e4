import { drafts } from '../forms/drafts.ts';

const key = 'registration';

/**
 * The registration that this tab waits to confirm. Its id goes along with the code, so that the
 * code confirms the name and password typed here and not those of another registration of the
 * address (product ruling 28). A reload keeps it.
 */
export const registrations = {
  remember: (email: string, id: string): void => drafts.write(key, `${id} ${email.toLowerCase()}`),

  idOf: (email: string): string | undefined => {
    const [id, registered] = drafts.read(key).split(' ');
    return registered === email.toLowerCase() ? id : undefined;
  },
};
