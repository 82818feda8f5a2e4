import { useEffect, useRef, useState } from 'react';
import { classes } from '@askwell/ui';
import { loadPanel } from './load-panel.ts';
import { replyFrom } from './reply-from.ts';
import type { Sample } from './sample.ts';
import { StillWidget } from './StillWidget.tsx';
import { whenSeen } from './when-seen.ts';
import css from './LiveWidget.module.css';

type LiveWidgetProps = {
  sample: Sample;
  /** Told which FAQ each reply came from. */
  onSource: (faq: number | null) => void;
  className?: string | undefined;
};

/**
 * The real widget, talking to a sample. It stands still, with its first exchange in it, until it is seen and its code is
 * there; where the code does not come it stays like that.
 */
export function LiveWidget({ sample, onSource, className }: LiveWidgetProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);
  const tell = useRef(onSource);
  useEffect(() => {
    tell.current = onSource;
  }, [onSource]);

  useEffect(() => {
    const host = stage.current;
    if (host === null) return undefined;
    let isGone = false;
    let unmount = () => {};
    const mount = async () => {
      const { preview } = await loadPanel();
      if (isGone) return;
      const shown = preview({
        host,
        chatbot: sample.chatbot,
        transport: { send: ({ text }) => replyFrom(sample, text, (faq) => tell.current(faq)) },
        open: true,
      });
      shown.ask(sample.opening.question);
      unmount = () => shown.unmount();
      setIsLive(true);
    };
    const leave = whenSeen(host, () => void mount().catch(() => {}));
    return () => {
      isGone = true;
      leave();
      unmount();
    };
  }, [sample]);

  return (
    <div className={classes(css.widget, className)}>
      {isLive ? null : <StillWidget sample={sample} />}
      <div ref={stage} className={css.stage} />
    </div>
  );
}
