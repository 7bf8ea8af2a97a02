"use client";

import type { ReactNode } from "react";
import { useAnswer } from "@/components/forms/use-answer";
import { Alert } from "@/components/ui/alert";
import type { GateAhead } from "@/lib/compliance/pass-gate";

interface GateNoticeProps {
  /** Null while it is not known who goes where. */
  address: string | null;
  /** Asks for the reason of going on; drawn where a rule blocks and somebody may go on all the same. */
  reason: ReactNode;
}

/** What the rules of compliance say of who is being sent. */
export function GateNotice({ address, reason }: GateNoticeProps) {
  const { answer, isCurrent } = useAnswer<GateAhead>(address);
  if (!isCurrent || !answer || answer.failures.length === 0) return null;
  const isStopped = answer.failures.some(({ stops }) => stops);
  return (
    <div className="grid gap-3 sm:col-span-full">
      <Alert
        live
        tone={isStopped ? "error" : "warning"}
        title={isStopped ? "Una regla de aptitud lo detiene" : "Reglas de aptitud: avisos"}
      >
        <ul className="list-disc pl-4">
          {answer.failures.map(({ text, stops }) => (
            <li key={text}>
              {text}
              {stops ? " Bloquea." : null}
            </li>
          ))}
        </ul>
        {answer.isRefused ? (
          <p className="mt-2">
            No se podrá guardar. La oficina puede autorizar una excepción en la aptitud del
            proyecto.
          </p>
        ) : null}
      </Alert>
      {isStopped && !answer.isRefused ? reason : null}
    </div>
  );
}
