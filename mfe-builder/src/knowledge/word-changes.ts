export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string };

/** Comparing longer texts word by word would take too long. */
const mostCells = 1_000_000;

/** How one text became another, word by word: the fewest words removed and added. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old = before.split(/(?<=\s)/);
  const now = after.split(/(?<=\s)/);
  if (old.length * now.length > mostCells)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  const common = lengthsOfCommon(old, now);
  const changes: WordChange[] = [];
  const push = (kind: WordChange['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [word = '', newWord = ''] = [old[i], now[j]];
    if (i < old.length && j < now.length && isSame(word, newWord)) {
      push('same', newWord);
      [i, j] = [i + 1, j + 1];
    } else if (j >= now.length || (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      push('removed', word);
      i += 1;
    } else {
      push('added', newWord);
      j += 1;
    }
  }
  return changes;
}

const isSame = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd();

const at = (table: readonly Uint16Array[], row: number, column: number): number => table[row]?.[column] ?? 0;

/** The length of the longest common subsequence of the words from each pair of places on. */
function lengthsOfCommon(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] = isSame(old[i] ?? '', now[j] ?? '')
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}
