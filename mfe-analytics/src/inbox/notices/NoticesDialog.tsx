import { Banner, Button, Dialog, useWords } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import { useNotices } from './use-notices.ts';

/** Asks for notices in this browser, and says what is in the way. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { notices: words } = useWords(inboxWords);
  const { state, isBusy, hasFailed, turnOn, turnOff } = useNotices();
  return (
    <Dialog
      open
      title={words.title}
      description={words.description}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {state === 'off' ? (
            <Button variant="primary" busy={isBusy} busyLabel={words.turningOn} onClick={() => void turnOn()}>
              {words.turnOn}
            </Button>
          ) : null}
          {state === 'on' ? (
            <Button busy={isBusy} busyLabel={words.turningOff} onClick={() => void turnOff()}>
              {words.turnOff}
            </Button>
          ) : null}
        </>
      }
    >
      {hasFailed ? <Banner tone="danger">{words.failed}</Banner> : null}
      <output>{words.state[state]}</output>
    </Dialog>
  );
}
