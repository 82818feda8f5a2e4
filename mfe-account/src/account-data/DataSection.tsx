import { useState } from 'react';
import { Button, Card, Trash2, useWords } from '@askwell/ui';
import section from '../shared/Section.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { DownloadData } from './DownloadData.tsx';
import { accountDataWords } from '../words/account-data.ts';
import css from '../shared/Rows.module.css';

/** Exporting the data of the account, and deleting the account. */
export function DataSection({ email }: { email: string }) {
  const words = useWords(accountDataWords);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card className={section.section}>
      <div className={css.block}>
        <h3>{words.export.title}</h3>
        <p className={css.lead}>{words.export.text}</p>
        <DownloadData />
      </div>
      <div className={css.danger}>
        <h3>{words.remove.title}</h3>
        <p className={css.lead}>{words.remove.text}</p>
        <Button
          variant="danger"
          className={css.start}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setIsDeleting(true)}
        >
          {words.remove.action}
        </Button>
        <DeleteAccountDialog email={email} open={isDeleting} onOpenChange={setIsDeleting} />
      </div>
    </Card>
  );
}
