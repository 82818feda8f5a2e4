import type { ExportPart, TimeRange } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, Download, saveFile } from '@askwell/ui';
import { useExportAnalyticsMutation } from '../api/analytics.api.ts';
import { ExportMenu } from './ExportMenu.tsx';
import css from './ExportButton.module.css';

type ExportButtonProps = { id: string; period: TimeRange };

const fileNames: Record<ExportPart, string> = {
  days: 'analytics',
  cards: 'cards',
  conversations: 'conversations',
};

/** Downloads the statistics of the period as CSV. Not a link, since the call needs the session's token. */
export function ExportButton({ id, period }: ExportButtonProps) {
  const [exportAnalytics, { isLoading }] = useExportAnalyticsMutation();
  const download = async (part: ExportPart) => {
    if (isLoading) return;
    try {
      const url = await exportAnalytics({ id, period, part }).unwrap();
      saveFile(`${fileNames[part]}-${period}.csv`, url);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to export data'));
    }
  };
  return (
    <div className={css.export}>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={isLoading}
        busyLabel="Exporting..."
        className={css.main}
        onClick={() => void download('days')}
      >
        Export
      </Button>
      <ExportMenu onChoose={(part) => void download(part)} />
    </div>
  );
}
