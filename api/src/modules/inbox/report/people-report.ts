import { groupQuestions } from '@askwell/answers';
import type { HandoffSettings, PeopleReport } from '@askwell/contracts';
import type { RequestedConversation } from '../../conversations/live.index.ts';
import { openMinutes } from '../handoff/office-hours.ts';

type Hours = Pick<HandoffSettings, 'hasHours' | 'timeZone' | 'week' | 'exceptions'>;
type Times = Pick<PeopleReport, 'requests' | 'answered' | 'firstReplyMinutes' | 'resolutionMinutes'>;

/**
 * How soon members answered and resolved requests for a person, in minutes of the opening hours. Of
 * each conversation its latest request counts. `questions`: what the visitors asked, by the hex
 * form of the conversations' ids.
 */
export function peopleReport(
  hours: Hours,
  requested: readonly RequestedConversation[],
  questions: ReadonlyMap<string, string>,
): PeopleReport {
  const members = new Map<string, { name: string; theirs: RequestedConversation[] }>();
  for (const one of requested) {
    const { assignee } = one.handoff;
    if (!assignee) continue;
    const theirs = members.get(assignee.id)?.theirs ?? [];
    members.set(assignee.id, { name: assignee.name, theirs: [...theirs, one] });
  }
  const asked = requested.flatMap((one) => {
    const question = questions.get(one._id.toHexString());
    return question === undefined ? [] : [{ one, question }];
  });
  const groups = groupQuestions(asked.map(({ question }) => question));
  return {
    ...timesOf(hours, requested),
    members: [...members]
      .map(([id, { name, theirs }]) => ({ id, name, ...timesOf(hours, theirs) }))
      .toSorted(byRequests),
    topics: groups
      .map(({ name, questions: same }) => {
        const texts = new Set(same);
        const about = asked.filter(({ question }) => texts.has(question)).map(({ one }) => one);
        return { name, ...timesOf(hours, about) };
      })
      .toSorted(byRequests),
  };
}

const byRequests = (one: Times, other: Times): number => other.requests - one.requests;

function timesOf(hours: Hours, requested: readonly RequestedConversation[]): Times {
  const minutesTo = (name: 'firstReplyAt' | 'closedAt') =>
    requested.flatMap(({ handoff }) => {
      const at = handoff[name];
      // Closing a conversation that nobody answered does not resolve it.
      return at && handoff.firstReplyAt ? openMinutes(hours, handoff.requestedAt, at) : [];
    });
  const replied = minutesTo('firstReplyAt');
  return {
    requests: requested.length,
    answered: replied.length,
    firstReplyMinutes: medianOf(replied),
    resolutionMinutes: medianOf(minutesTo('closedAt')),
  };
}

/** With one decimal; null without values. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
}
