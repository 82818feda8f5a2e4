import type { User } from '@askwell/contracts';
import { AuditSection } from '../../audit/AuditSection.tsx';
import { DataSection } from '../../account-data/DataSection.tsx';
import { SessionsSection } from '../../sessions/SessionsSection.tsx';
import { TokensSection } from '../../tokens/TokensSection.tsx';
import { WebhooksSection } from '../../webhooks/WebhooksSection.tsx';
import { ApiKeySection } from './ApiKeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { profileWords } from '../profile.words.ts';
import { SecurityGroup } from './SecurityGroup.tsx';
import css from './SecurityGroup.module.css';

const { groups } = profileWords.security;

/** From what everybody needs to what hardly anybody does: the key and the password, the sign-ins, programs, the data itself. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <div className={css.groups}>
      <SecurityGroup title={groups.keys}>
        <ApiKeySection user={user} />
        <PasswordSection email={user.email} />
      </SecurityGroup>
      <SecurityGroup title={groups.signIns}>
        <SessionsSection />
        <AuditSection />
      </SecurityGroup>
      <SecurityGroup title={groups.programs}>
        <TokensSection user={user} />
        <WebhooksSection user={user} />
      </SecurityGroup>
      <SecurityGroup title={groups.data}>
        <DataSection email={user.email} />
      </SecurityGroup>
    </div>
  );
}
