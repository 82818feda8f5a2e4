import { useEffect, useRef, useState } from 'react';
import { classes } from '@askwell/ui';
import type { Preview } from '@askwell/widget/panel';
import { chat } from '@askwell/widget/launcher-icons';
import { loadPanel } from '@askwell/widget/load-panel';
import { replyFrom } from './reply-from.ts';
import type { Sample } from './sample.ts';
import { StillWidget } from './StillWidget.tsx';
import { whenSeen } from './when-seen.ts';
import css from './LiveWidget.module.css';

/** No sample has another. */
const icons = { chat };

type LiveWidgetProps = {
  sample: Sample;
  /** A question to ask, as if a visitor had typed it; each new object asks again. */
  asked: { question: string } | null;
  /** Told which FAQ each reply came from. */
  onSource?: (faq: number | null) => void;
  className?: string | undefined;
};

/**
 * The real widget, talking to a sample. It stands still, with its first exchange in it, until it is
 * seen and its code is there; where the code does not come it stays like that.
 */
export function LiveWidget({ sample, asked, onSource, className }: LiveWidgetProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Preview | null>(null);
  const tell = useRef(onSource);
  useEffect(() => {
    tell.current = onSource;
  }, [onSource]);

  useEffect(() => {
    const host = stage.current;
    if (host === null) return undefined;
    let isGone = false;
    let mounted: Preview | null = null;
    const mount = async () => {
      const { preview } = await loadPanel(icons);
      if (isGone) return;
      mounted = preview({
        host,
        chatbot: sample.chatbot,
        transport: { send: ({ text }) => replyFrom(sample, text, (faq) => tell.current?.(faq)) },
        open: true,
      });
      setShown(mounted);
    };
    const leave = whenSeen(host, () => void mount().catch(() => {}));
    return () => {
      isGone = true;
      leave();
      mounted?.unmount();
    };
  }, [sample]);

  // What was asked before the widget is there takes the place of the opening.
  useEffect(() => {
    shown?.ask((asked ?? sample.opening).question);
  }, [shown, asked, sample]);

  return (
    <div className={classes(css.widget, className)}>
      {shown ? null : <StillWidget sample={sample} />}
      <div ref={stage} className={css.stage} />
    </div>
  );
}
