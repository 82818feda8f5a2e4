import { useShortcuts } from './use-shortcuts.ts';

type ListShortcutsProps = {
  isOn: boolean;
  onMove: (step: 1 | -1) => void;
  onSearch: () => void;
  onHelp: () => void;
};

/** The shortcuts that need no open conversation. */
export function ListShortcuts({ isOn, onMove, onSearch, onHelp }: ListShortcutsProps) {
  useShortcuts(isOn, {
    j: () => onMove(1),
    k: () => onMove(-1),
    '/': onSearch,
    '?': onHelp,
  });
  return null;
}
