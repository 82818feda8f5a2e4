/** An event of Chromium's trace (the Trace Event Format): times are in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor: what else runs on the machine does not count. */
  tdur?: number;
  args?: { data?: { type?: string; url?: string } };
};

/** What a trace holds, in the order of time. */
export function eventsOf(trace: Buffer): TraceEvent[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents.toSorted((one, other) => one.ts - other.ts);
}

/** The milliseconds of the processor that an event took. */
export const ms = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/** The tasks of the thread that an event ran on. */
export const tasksBeside = (events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] =>
  events.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid);

/** Whether an event lasted at a moment. */
export const contains = ({ ts, dur = 0 }: TraceEvent, moment: number): boolean =>
  ts <= moment && moment < ts + dur;
