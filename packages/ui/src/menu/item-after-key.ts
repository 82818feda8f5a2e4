/**
 * The index of the menu item that a key moves to from `current` (-1 if none has the focus), or
 * null if the key is not for the menu. A letter moves to the next item that begins with it.
 */
export function itemAfterKey(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? indexByLetter(key, current, labels) : null;
  }
}

function indexByLetter(letter: string, current: number, labels: readonly string[]): number | null {
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (current + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
