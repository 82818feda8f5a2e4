import { roles } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import section from '../shared/Section.module.css';
import rows from '../shared/Rows.module.css';
import { teamWords } from '../words/team.ts';

/** Each role in a sentence. */
export function Roles() {
  const words = useWords(teamWords);
  return (
    <section aria-labelledby="roles-title" className={section.section}>
      <h2 id="roles-title">{words.rolesTitle}</h2>
      <dl className={rows.block}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={rows.title}>{words.roles[role]}</dt>
            <dd className={rows.note}>{words.can[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
