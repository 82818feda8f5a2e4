import { useState } from 'react';
import type { User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { Button, Trash2, useWords } from '@askwell/ui';
import section from '../shared/Section.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { DownloadData } from './DownloadData.tsx';
import { accountDataWords } from '../words/account-data.ts';
import css from '../shared/Rows.module.css';

/** Exporting the data of the account, and deleting the account. */
export function DataTab({ user }: { user: User }) {
  const words = useWords(accountDataWords);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className={section.sections}>
      <HowItWorks topic="privacy" />
      <section aria-labelledby="export-title" className={section.section}>
        <h2 id="export-title">{words.export.title}</h2>
        <p className={css.lead}>{words.export.text}</p>
        <DownloadData />
      </section>
      <section aria-labelledby="deletion-title" className={section.section}>
        <h2 id="deletion-title">{words.remove.title}</h2>
        <p className={css.lead}>{words.remove.text}</p>
        <Button
          variant="danger"
          className={section.submit}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setIsDeleting(true)}
        >
          {words.remove.action}
        </Button>
        <DeleteAccountDialog email={user.email} open={isDeleting} onOpenChange={setIsDeleting} />
      </section>
    </div>
  );
}
