import { messageOf, toast } from '@askwell/platform';
import { Button, Download, saveFile, useWords } from '@askwell/ui';
import { useExportAccountMutation } from '../api/account-data.api.ts';
import { accountDataWords } from '../words/account-data.ts';
import css from '../shared/Rows.module.css';

/** Not a link, since the call needs the session's token. */
export function DownloadData() {
  const { export: words } = useWords(accountDataWords);
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const download = async () => {
    try {
      const url = await exportAccount().unwrap();
      saveFile(`askwell-data-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}.json`, url);
    } catch (error) {
      toast.error(messageOf(error, words.failed));
    }
  };
  return (
    <Button
      className={css.start}
      icon={<Download aria-hidden="true" />}
      busy={isLoading}
      busyLabel={words.busy}
      onClick={() => void download()}
    >
      {words.action}
    </Button>
  );
}
