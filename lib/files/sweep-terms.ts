import type { StoreTrouble } from "../installation/trouble";
import type { BaseContext } from "../kernel/context";
import { instantAt } from "../values/instants";
import { millisecondsKept } from "./retention";

const hour = 3_600_000;

export type SweepTerms = {
  /** Milliseconds; younger bytes may be about to be named. */
  orphanAge?: number;
  /** Milliseconds in the recycle bin and in quarantine. */
  keptFor?: number;
  /** A person has looked: any number of orphans is set aside. */
  mayBeMany?: boolean;
  /** Forgets records of other kinds with what they named. */
  forget?: (ctx: BaseContext, oldest: Date) => Promise<string[]>;
};

export type Swept = {
  trouble: StoreTrouble | null;
  orphans: number;
  returned: number;
  expired: number;
};

export const sweptNothing: Swept = { trouble: null, orphans: 0, returned: 0, expired: 0 };

export const sweepTerms = ({
  orphanAge = hour,
  keptFor = millisecondsKept,
  mayBeMany = false,
  forget = async () => [],
}: SweepTerms): Required<SweepTerms> => ({ orphanAge, keptFor, mayBeMany, forget });

/** Records carry a server's clock, which may be wrong: a file must have waited by it and by the store's. */
export const endOfKeeping = (keptFor: number, ...clocks: readonly Date[]) =>
  instantAt(Math.min(...clocks.map((clock) => clock.getTime())) - keptFor);
