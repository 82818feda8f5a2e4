import { useState } from 'react';
import { Button, Card, Trash2 } from '@askwell/ui';
import section from '../shared/Section.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { DownloadData } from './DownloadData.tsx';
import css from '../shared/Rows.module.css';

/** Taking everything along, and having everything deleted. */
export function DataSection({ email }: { email: string }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card className={section.section}>
      <div className={css.block}>
        <h3>Take it with you</h3>
        <p className={css.lead}>
          One JSON file with everything: your account, chatbots with their knowledge bases, conversations,
          statistics and payments. No passwords, and no keys.
        </p>
        <DownloadData />
      </div>
      <div className={css.danger}>
        <h3>Have it deleted</h3>
        <p className={css.lead}>
          Deleting your account deletes all of it, for good. You may want to download your data first.
        </p>
        <Button
          variant="danger"
          className={css.start}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setIsDeleting(true)}
        >
          Delete account
        </Button>
        <DeleteAccountDialog email={email} open={isDeleting} onOpenChange={setIsDeleting} />
      </div>
    </Card>
  );
}
