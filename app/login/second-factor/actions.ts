"use server";

import { action } from "@/lib/next/action";
import { StartInput, TurnOnInput } from "@/lib/one-time-codes/input";
import { startSecondFactor } from "@/lib/second-factor/start-second-factor";
import { turnOnSecondFactor } from "@/lib/second-factor/turn-on-second-factor";

export const start = action({
  operation: "secondFactor.manage",
  input: StartInput,
  run: startSecondFactor,
  show: (started) => started,
  refresh: [],
});

/** Refreshes nothing: the screen goes on by itself once the codes are kept. */
export const turnOn = action({
  operation: "secondFactor.manage",
  input: TurnOnInput,
  run: turnOnSecondFactor,
  show: (codes) => codes,
  refresh: [],
});
