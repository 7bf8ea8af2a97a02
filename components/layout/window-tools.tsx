import type { ReactNode } from "react";
import { LeaveQuestion } from "../forms/leave-question";
import { RescuedText } from "../forms/rescued-text";
import { FetchOnIntent } from "../ui/fetch-on-intent";
import { Toaster } from "../ui/toaster";
import { Tooltips } from "../ui/tooltip";

/** Notices, hints, and the question before leaving: where people work, not where they sign in. */
export const WindowTools = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <LeaveQuestion />
    <RescuedText />
    <Tooltips />
    <Toaster />
    <FetchOnIntent />
  </>
);
