import {
  signInWithPasskey as signInCall,
  startPasskeySignIn,
  type BodyOf,
  type ResponseOf,
} from '@askwell/contracts';
import { baseApi, call, type useAppDispatch } from '@askwell/platform';
import { startAuthentication } from '@simplewebauthn/browser';

const passkeySignInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySignIn: build.mutation<ResponseOf<typeof startPasskeySignIn>, void>({
      query: () => call(startPasskeySignIn),
    }),
    signInWithPasskey: build.mutation<ResponseOf<typeof signInCall>, BodyOf<typeof signInCall>>({
      query: (body) => call(signInCall, { body }),
    }),
  }),
});
const { startPasskeySignIn: start, signInWithPasskey: finish } = passkeySignInApi.endpoints;

/**
 * Lets the browser choose a passkey, and starts a session with it. False if its dialog was closed
 * or it found no passkey. Rejects if a call fails.
 */
export async function signInWithPasskey(dispatch: ReturnType<typeof useAppDispatch>): Promise<boolean> {
  const { data } = await dispatch(start.initiate()).unwrap();
  const credential = await startAuthentication({ optionsJSON: data.options }).catch(() => null);
  if (credential === null) return false;
  const { userHandle = '', ...response } = credential.response;
  const body = { credential: { ...credential, response: { ...response, userHandle } } };
  await dispatch(finish.initiate(body)).unwrap();
  return true;
}
