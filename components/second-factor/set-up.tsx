"use client";

import { type ReactNode, useState } from "react";
import type { Act } from "@/components/ui/use-act";
import type { Started } from "@/lib/second-factor/start-second-factor";
import { ConfirmCode } from "./confirm-code";
import { ConfirmStart } from "./confirm-start";
import { RecoveryCodes } from "./recovery-codes";

export interface SetUpActs {
  start: Act<Started>;
  turnOn: Act<string[]>;
}

interface SetUpProps {
  acts: SetUpActs;
  /** Password managers file the password under it. */
  email: string;
  after: ReactNode;
}

export function SetUp({ acts, email, after }: SetUpProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <div className="grid gap-5">
        <RecoveryCodes codes={codes} />
        <div className="flex justify-end border-line border-t pt-4">{after}</div>
      </div>
    );
  if (started) return <ConfirmCode started={started} turnOn={acts.turnOn} onDone={setCodes} />;
  return <ConfirmStart email={email} start={acts.start} onDone={setStarted} />;
}
