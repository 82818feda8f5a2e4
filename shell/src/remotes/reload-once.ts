const mark = 'askwell-renewed';

/**
 * Reloads this tab, once for each reason, so that there is never a loop. Returns when it has done
 * so before, or cannot know whether it has.
 */
export async function reloadOnce(reason: string): Promise<void> {
  if (!isFirst(reason)) return;
  window.location.reload();
  // The page is being left; until it is gone, nothing of it changes.
  await new Promise(() => undefined);
}

/** Where storage is refused, nothing would tell a loop: then it never is. */
function isFirst(reason: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === reason) return false;
    sessionStorage.setItem(mark, reason);
    return true;
  } catch {
    return false;
  }
}
