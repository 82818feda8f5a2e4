import { brand } from '@askwell/platform';
import { Button, RefreshCw } from '@askwell/ui';
import { Notice } from './Notice.tsx';

/** The last resort, when the frame itself broke. */
export function CrashPage() {
  return (
    <main>
      <Notice
        title="Something went wrong"
        text={`${brand.name} could not show this page. What you have saved is safe.`}
        actions={
          <Button variant="primary" icon={<RefreshCw />} onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </main>
  );
}
