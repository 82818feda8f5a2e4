/** A clock that goes like the real one, and can be put forward or stopped. */
export const testClock = () => {
  let ahead = 0;
  let stoppedAt: number | undefined;
  return Object.assign(() => new Date((stoppedAt ?? Date.now()) + ahead), {
    /** From now on only `advance` moves it, however slow the machine is. */
    stop: () => {
      stoppedAt ??= Date.now();
    },

    advance: ({
      seconds = 0,
      minutes = 0,
      days = 0,
    }: {
      seconds?: number;
      minutes?: number;
      days?: number;
    }) => {
      ahead += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  });
};
