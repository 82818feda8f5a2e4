import { messageOf, toast } from '@askwell/platform';
import { Button, Download } from '@askwell/ui';
import { useExportAccountMutation } from '../api/account-data.api.ts';
import css from './Rows.module.css';

/** Not a link, since the call needs the session's token. */
export function DownloadData() {
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const download = async () => {
    try {
      const address = await exportAccount().unwrap();
      const link = document.createElement('a');
      link.href = address;
      link.download = `askwell-data-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}.json`;
      link.click();
      // Some browsers read the file only after the click.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to download your data'));
    }
  };
  return (
    <Button
      className={css.start}
      icon={<Download aria-hidden="true" />}
      busy={isLoading}
      busyLabel="Preparing your file..."
      onClick={() => void download()}
    >
      Download your data
    </Button>
  );
}
