import { Button, useWords } from '@askwell/ui';
import { useState } from 'react';
import { useListMembersQuery } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { teamWords } from '../words/team.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** Offered as soon as there is another member. */
export function TransferAccount() {
  const { transfer: words } = useWords(teamWords);
  const [isOpen, setIsOpen] = useState(false);
  const members = useListMembersQuery().data?.members ?? [];
  const admins = members.filter(({ role, isPaused }) => role === 'admin' && !isPaused);
  if (members.length < 2) return null;
  return (
    <section aria-labelledby="transfer-title" className={section.section}>
      <h2 id="transfer-title">{words.title}</h2>
      <p className={rows.lead}>{words.lead}</p>
      {admins.length === 0 ? (
        <p className={rows.note}>{words.noAdmin}</p>
      ) : (
        <>
          <Button className={rows.start} onClick={() => setIsOpen(true)}>
            {words.start}
          </Button>
          {isOpen ? <TransferDialog admins={admins} onClose={() => setIsOpen(false)} /> : null}
        </>
      )}
    </section>
  );
}
