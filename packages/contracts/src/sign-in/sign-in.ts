import { z } from 'zod';
import { Session } from '../accounts/accounts.ts';
import { contract } from '../contract/contract.ts';
import { Done, Email, Password } from '../contract/fields.ts';

export const login = contract({
  method: 'post',
  path: '/api/auth/login',
  audience: 'public',
  summary:
    'Starts a session. With two-step sign-in, the refusal `second_step_required` leads on to the second step.',
  body: z.object({ email: Email, password: Password }),
  response: Session,
  errors: ['wrong_credentials', 'requires_verification', 'second_step_required'],
  conditionalLimits: [
    'signInPerDevice',
    'signInPerAddress',
    'signInPerAccountAddress',
    'signInPerAccount',
    'codePause',
    'codePerAccount',
  ],
});

export const logout = contract({
  method: 'post',
  path: '/api/auth/logout',
  permission: 'self',
  summary: 'Ends this session.',
  response: Done,
});
