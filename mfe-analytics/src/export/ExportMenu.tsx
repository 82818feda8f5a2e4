import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ExportPart } from '@askwell/contracts';
import { ChevronDown, IconButton } from '@askwell/ui';
import css from './ExportButton.module.css';

const parts: readonly { part: ExportPart; label: string; help: string }[] = [
  { part: 'days', label: 'Days', help: 'A row for each point of the chart' },
  { part: 'cards', label: 'Figures', help: 'The numbers of the cards, and how they moved' },
  { part: 'conversations', label: 'Conversations', help: 'A row for each conversation of the period' },
];

/** What else can be exported. Keys as in the menu button pattern of the WAI-ARIA authoring practices. */
export function ExportMenu({ onChoose }: { onChoose: (part: ExportPart) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    items()[0]?.focus();
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    const all = items();
    const place = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setIsOpen(false);
    else if (next !== undefined) all.at(next === all.length ? 0 : next)?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div ref={frame} className={css.more}>
      <IconButton
        label="More downloads"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={css.toggle}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown />
      </IconButton>
      {isOpen ? (
        <div role="menu" aria-label="Export as CSV" tabIndex={-1} className={css.menu} onKeyDown={pressKey}>
          {parts.map(({ part, label, help }) => (
            <button
              key={part}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                close();
                onChoose(part);
              }}
            >
              <strong>{label}</strong>
              <span>{help}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
