import { useWords } from '@askwell/ui';
import { UndoBar } from '@askwell/ui/undo-bar';
import { inboxWords } from '../../words/inbox.ts';
import css from './UndoPlace.module.css';

/** A member's latest action, when it was taken, and how to undo it. */
export type Undoable = { text: string; undo: () => void; at: number };

type UndoPlaceProps = {
  undoable: Undoable;
  /** Moves the focus, since the button disappears. */
  onUndo: () => void;
  onOver: () => void;
};

/** Offers to undo the latest action. The screen announces it in a region that is mounted before. */
export function UndoPlace({ undoable, onUndo, onOver }: UndoPlaceProps) {
  const { actions: words } = useWords(inboxWords);
  return (
    <div className={css.place}>
      <UndoBar
        key={undoable.at}
        undo={words.undo}
        onUndo={() => {
          undoable.undo();
          onUndo();
          onOver();
        }}
        onOver={onOver}
      >
        {undoable.text}
      </UndoBar>
    </div>
  );
}
