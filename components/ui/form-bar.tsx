import type { ReactNode } from "react";
import { Alert } from "./alert";
import { DoubtDialog } from "./doubt-dialog";
import type { Questions } from "./use-doubts";

interface FormBarProps {
  /** Why the last attempt failed, beside the buttons that try again. */
  refusal: string | null;
  questions?: Questions;
  children: ReactNode;
}

/** The buttons of a long form, always in sight at the bottom of the screen; primary last. */
export const FormBar = ({ refusal, questions, children }: FormBarProps) => (
  <div className="bottom-bar z-20 -mx-4 mt-6 grid gap-3 border-line border-t bg-surface px-4 py-3 shadow-pop sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 print:hidden">
    {refusal ? (
      <Alert tone="error" live>
        {refusal}
      </Alert>
    ) : null}
    <div className="flex flex-wrap items-center justify-end gap-3">{children}</div>
    {questions ? <DoubtDialog {...questions} /> : null}
  </div>
);
