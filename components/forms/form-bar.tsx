import type { ReactNode } from "react";
import { LineHint } from "../ui/line-hint";
import { DoubtDialog } from "./doubt-dialog";
import { type FormNotice, FormNotices } from "./form-notices";
import type { Questions } from "./use-doubts";

interface FormBarProps {
  notice: FormNotice;
  questions?: Questions;
  children: ReactNode;
}

export const FormBar = ({ notice, questions, children }: FormBarProps) => (
  <div className="bottom-bar z-20 -mx-4 mt-6 grid gap-3 border-line border-t bg-surface px-4 py-3 shadow-pop sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 print:hidden">
    <FormNotices notice={notice} />
    <div className="flex flex-wrap items-center justify-end gap-3">
      <LineHint />
      {children}
    </div>
    {questions ? <DoubtDialog {...questions} /> : null}
  </div>
);
