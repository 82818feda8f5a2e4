/** A clock that goes like the real one, and can be put forward. */
export const testClock = () => {
  let ahead = 0;
  return Object.assign(() => new Date(Date.now() + ahead), {
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
