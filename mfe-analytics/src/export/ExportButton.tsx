import type { ExportPart, TimeRange } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, ChevronDown, Download, IconButton, MenuButton, saveFile, useWords } from '@askwell/ui';
import { useExportAnalyticsMutation } from '../api/analytics.api.ts';
import { overviewWords } from '../words/overview.ts';
import css from './ExportButton.module.css';

type ExportButtonProps = { id: string; period: TimeRange };

const parts = ['days', 'cards', 'conversations'] as const;

const fileNames: Record<ExportPart, string> = {
  days: 'analytics',
  cards: 'cards',
  conversations: 'conversations',
};

/**
 * Downloads the statistics of the period as CSV. Not a link, since the call needs the session's
 * token.
 */
export function ExportButton({ id, period }: ExportButtonProps) {
  const { export: words } = useWords(overviewWords);
  const [exportAnalytics, { isLoading }] = useExportAnalyticsMutation();
  const download = async (part: ExportPart) => {
    if (isLoading) return;
    try {
      const url = await exportAnalytics({ id, period, part }).unwrap();
      saveFile(`${fileNames[part]}-${period}.csv`, url);
    } catch (error) {
      toast.error(messageOf(error, words.failed));
    }
  };
  return (
    <div className={css.export}>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={isLoading}
        busyLabel={words.busy}
        className={css.main}
        onClick={() => void download('days')}
      >
        {words.action}
      </Button>
      <MenuButton
        label={words.menu}
        items={parts.map((part) => ({ id: part, ...words[part], onSelect: () => void download(part) }))}
        trigger={(props) => (
          <IconButton {...props} label={words.more} className={css.toggle}>
            <ChevronDown />
          </IconButton>
        )}
      />
    </div>
  );
}
