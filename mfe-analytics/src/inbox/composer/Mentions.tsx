/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser's own list of options takes the focus */
import type { InboxMember } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
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
          // The field has the focus and handles the keys, as in the combobox pattern.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={member.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className={css.cannedOption}
            aria-selected={index === chosen}
            // Pressed without taking the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMention(member)}
          >
            <span className={css.cannedQuestion}>{member.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
