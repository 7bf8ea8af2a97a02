import { forgetAccesses } from "../access/forget-accesses";
import { forgetFailures } from "../attempts/forget-failures";
import { forgetSessions } from "../auth/forget-sessions";
import { refreshUnbilledTotals } from "../billing/refresh-unbilled-totals";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { forgetAnswers } from "../http/forget-answers";
import type { BaseContext } from "../kernel/context";
import { resumeScans } from "../scans/resume-scans";
import { runJob } from "./run-job";
import { noteSeenProxy, warnOfProxy } from "./watch-proxy";

type Round = { seconds: number; works: readonly ((ctx: BaseContext) => Promise<unknown>)[] };

const forgetting = [forgetSessions, forgetFailures, forgetAnswers, forgetAccesses];

/** Reads write nothing, so what time brings about is done here, in one process of those that serve together. */
const rounds: readonly Round[] = [
  { seconds: 10, works: [resumeScans, refreshUnbilledTotals] },
  { seconds: 60, works: [freeEndedEquipment, ...forgetting, warnOfProxy] },
];

/** What each process has met by itself. */
const ownRound: Round = { seconds: 20, works: [noteSeenProxy] };

/** At whole multiples of the clock's seconds, so that a new day's work is done as it begins. */
function scheduleRound({ seconds, works }: Round) {
  const milliseconds = seconds * 1000;
  const wait = milliseconds - (Date.now() % milliseconds);
  setTimeout(() => {
    for (const work of works) void runJob(work);
    scheduleRound({ seconds, works });
  }, wait).unref();
}

/** Does not keep the process alive. */
export function goRounds() {
  for (const { works } of rounds) for (const work of works) void runJob(work);
  for (const round of rounds) scheduleRound(round);
}

export const goOwnRound = () => scheduleRound(ownRound);
