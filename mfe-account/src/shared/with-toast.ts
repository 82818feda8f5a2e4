import { messageOf, toast } from '@askwell/platform';

/** Tells in a toast how a call ended. Returns whether it succeeded. */
export async function withToast(
  call: Promise<unknown>,
  { done, failed }: { done: string; failed: string },
): Promise<boolean> {
  try {
    await call;
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(messageOf(error, failed));
    return false;
  }
}
