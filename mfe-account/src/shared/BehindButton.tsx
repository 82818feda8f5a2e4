import { Button, Plus } from '@askwell/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './Rows.module.css';

/**
 * A form for something new. It stands behind a button, since most visits are not for that; closed,
 * the focus returns to it.
 */
export function BehindButton({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <Button
      ref={button}
      className={css.start}
      icon={<Plus aria-hidden="true" />}
      onClick={() => setIsOpen(true)}
    >
      {label}
    </Button>
  );
}
