import type { ReactNode } from "react";
import { LeaveQuestion } from "../forms/leave-question";
import { RescuedText } from "../forms/rescued-text";
import { Toaster } from "../ui/toaster";
import { TooltipProvider } from "../ui/tooltip";

/** Notices, hints, and the question before leaving: where people work, not where they sign in. */
export const WindowTools = ({ children }: { children: ReactNode }) => (
  <>
    <TooltipProvider>
      {children}
      <LeaveQuestion />
      <RescuedText />
    </TooltipProvider>
    <Toaster />
  </>
);
