/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser's own list of options takes the focus */
import type { InboxMember } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import { FieldOption } from './FieldOption.tsx';
import css from './Composer.module.css';

type MentionsProps = {
  id: string;
  members: readonly InboxMember[];
  chosen: number;
  onMention: (member: InboxMember) => void;
};

/** Members above the field, which keeps the focus and moves the choice. */
export function Mentions({ id, members, chosen, onMention }: MentionsProps) {
  const { composer: words } = useWords(inboxWords);
  return (
    <div className={css.canned}>
      <div id={id} role="listbox" aria-label={words.mention} tabIndex={-1}>
        {members.map((member, index) => (
          <FieldOption
            key={member.id}
            id={`${id}-${index}`}
            isChosen={index === chosen}
            onChoose={() => onMention(member)}
          >
            <span className={css.cannedQuestion}>{member.name}</span>
          </FieldOption>
        ))}
      </div>
    </div>
  );
}
