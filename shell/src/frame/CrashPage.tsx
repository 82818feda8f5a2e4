import { Button, RefreshCw, useWords } from '@askwell/ui';
import { shellWords } from '../words/shell.ts';
import { Notice } from './Notice.tsx';

/** The last resort, when the frame itself broke. */
export function CrashPage() {
  const { crash } = useWords(shellWords);
  return (
    <main>
      <Notice
        title={crash.title}
        text={crash.text}
        actions={
          <Button variant="primary" icon={<RefreshCw />} onClick={() => window.location.reload()}>
            {crash.reload}
          </Button>
        }
      />
    </main>
  );
}
