import type { ActionResult } from "@/lib/http/act";

type Answer<Shown> = Promise<ActionResult<Shown>>;

const newest = (made: number | null, shown: number | null) =>
  made === null ? shown : Math.max(made, shown ?? 0);

/**
 * Changes of one record that do not wait for the screen run one after the other; each goes on from the version that the
 * one before made, or that is shown.
 */
export function inTurn() {
  let made: Promise<number | null> = Promise.resolve(null);
  return <Shown>(
    shown: number | null,
    send: (seen: number | null) => Answer<Shown>,
  ): Answer<Shown> => {
    const answer = made.then((version) => send(newest(version, shown)));
    made = answer.then(
      (given) => (given.ok ? (given.version ?? null) : null),
      () => null,
    );
    return answer;
  };
}
