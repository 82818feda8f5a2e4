import { limits, type addPasskey, type ParsedBodyOf, type signInWithPasskey } from '@askwell/contracts';
import { MongoError, ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import { isDatabaseDown } from '../../../kernel/database.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { StoredPasskey, UserDocument } from '../user-document.ts';
import { challengeMinutes, type ChallengesStore } from './challenges.store.ts';
import type { PasskeysStore } from './passkeys.store.ts';

export type PasskeyNeeds = {
  passkeys: PasskeysStore;
  passkeyChallenges: ChallengesStore;
  config: { publicUrl: string };
  brand: { name: string };
  clock: Clock;
};

const timeout = challengeMinutes * 60_000;
const publicKeyType = 'public-key' as const;

/** EdDSA, ES256 and RS256, as numbered by COSE. */
const algorithms = [-8, -7, -257];

/**
 * Passkeys (WebAuthn). They belong to the host of `PUBLIC_URL`, are discoverable, and verify the
 * user by a PIN or biometrics: one is both steps of a sign-in, something that the owner has and
 * something that only the owner knows or is.
 */
export const createPasskeys = ({ passkeys, passkeyChallenges, config, brand, clock }: PasskeyNeeds) => {
  const { hostname, origin } = new URL(config.publicUrl);

  return {
    /** The options for a new passkey. Throws `limit_reached`. */
    optionsToAdd: async (owner: Owner) => {
      const existing = await passkeys.list(owner.id);
      if (existing.length >= limits.passkeys) throw new Problem('limit_reached');
      return {
        rp: { id: hostname, name: brand.name },
        user: { id: userHandleOf(owner.id), name: owner.email, displayName: owner.name },
        challenge: await passkeyChallenges.issue(owner.id, clock()),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKeyType })),
        timeout,
        excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId, type: publicKeyType })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      };
    },

    /** Throws `passkey_refused` and `limit_reached`. */
    add: async (
      owner: Owner,
      { name, credential }: ParsedBodyOf<typeof addPasskey>,
    ): Promise<StoredPasskey> => {
      const { verifyRegistrationResponse } = await verifier();
      const result = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => passkeyChallenges.use(challenge, owner.id, clock()),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(refuse);
      if (!result.verified) throw new Problem('passkey_refused');
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const passkey: StoredPasskey = {
        _id: new ObjectId(),
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        addedAt: clock(),
        lastUsedAt: null,
      };
      const outcome = await passkeys.add(owner.id, passkey, limits.passkeys);
      if (outcome === 'duplicate') throw new Problem('passkey_refused');
      if (outcome === 'full') throw new Problem('limit_reached');
      return passkey;
    },

    optionsToSignIn: async () => ({
      rpId: hostname,
      challenge: await passkeyChallenges.issue(null, clock()),
      timeout,
      userVerification: 'required' as const,
    }),

    /** The account that a passkey signs in to. Throws `passkey_refused`. */
    signIn: async ({ credential }: ParsedBodyOf<typeof signInWithPasskey>): Promise<UserDocument> => {
      const user = await passkeys.findOwner(credential.id);
      const stored = user?.passkeys?.find(({ credentialId }) => credentialId === credential.id);
      if (!user || !stored || credential.response.userHandle !== userHandleOf(user._id)) {
        throw new Problem('passkey_refused');
      }
      const { verifyAuthenticationResponse } = await verifier();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => passkeyChallenges.use(challenge, null, clock()),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        credential: {
          id: stored.credentialId,
          publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
          // A counter that did not grow is a sign of a copied key: the library refuses it.
          counter: stored.counter,
        },
      }).catch(refuse);
      const use = { counter: authenticationInfo.newCounter, at: clock() };
      if (!verified || !(await passkeys.noteUse(user._id, stored._id, use))) {
        throw new Problem('passkey_refused');
      }
      return user;
    },
  };
};

/** Its certificates and parsers take 25 MB, so it is loaded with the first passkey. */
const verifier = () => import('@simplewebauthn/server');

/** What the authenticator stores for the account: its id, which says nothing about the owner. */
const userHandleOf = (ownerId: ObjectId): string => Buffer.from(ownerId.toHexString()).toString('base64url');

/** The library throws errors of many kinds for an answer that it does not accept or cannot read. */
function refuse(error: unknown): never {
  if (error instanceof MongoError || isDatabaseDown(error)) throw error;
  throw new Problem('passkey_refused');
}
