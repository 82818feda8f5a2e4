import { useRef, useState } from 'react';
import type { User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { Button, Pencil, useWords } from '@askwell/ui';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileWords } from '../../words/profile.ts';
import css from '../../shared/Section.module.css';

/** Name and address, to read and to edit. */
export function ProfileTab({ user }: { user: User }) {
  const { details: words } = useWords(profileWords);
  const [isEditing, setIsEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const leaveEditing = () => {
    setIsEditing(false);
    // The button that had the focus is gone with the form.
    toggle.current?.focus();
  };
  return (
    <div className={css.sections}>
      <HowItWorks topic="account" page="profile" />
      <section aria-labelledby="profile-title" className={css.section}>
        <header className={css.header}>
          <h2 id="profile-title">{words.title}</h2>
          <Button
            ref={toggle}
            size="s"
            icon={isEditing ? undefined : <Pencil aria-hidden="true" />}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? words.cancel : words.edit}
          </Button>
        </header>
        {isEditing ? <ProfileForm user={user} onSaved={leaveEditing} /> : <ProfileFacts user={user} />}
      </section>
    </div>
  );
}
