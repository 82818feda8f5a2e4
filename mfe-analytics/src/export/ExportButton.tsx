import type { TimeRange } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, Download } from '@askwell/ui';
import { useExportAnalyticsMutation } from '../api/analytics.api.ts';

type ExportButtonProps = { id: string; period: TimeRange };

/** Downloads the statistics of the period as CSV. Not a link, since the call needs the session's token. */
export function ExportButton({ id, period }: ExportButtonProps) {
  const [exportAnalytics, { isLoading }] = useExportAnalyticsMutation();
  const download = async () => {
    try {
      const address = await exportAnalytics({ id, period }).unwrap();
      saveAs(address, `analytics-${period}.csv`);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to export data'));
    }
  };
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      busy={isLoading}
      busyLabel="Exporting..."
      onClick={() => void download()}
    >
      Export
    </Button>
  );
}

const saveAs = (address: string, fileName: string) => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
