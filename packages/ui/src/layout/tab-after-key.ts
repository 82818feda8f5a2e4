/**
 * The position that a key leads to from `current`, or null when the key is not for the tabs. All
 * four arrows count in both orientations, since a vertical list becomes a row on a narrow screen.
 */
export function tabAfterKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
