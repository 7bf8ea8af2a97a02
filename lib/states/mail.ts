import type { mailKinds, mailStates } from "@/db/values";

type State = (typeof mailStates)[number];
type WithState = { status: State };

export const queuedMail = "QUEUED" satisfies State;
export const sentMail = "SENT" satisfies State;
export const failedMail = "FAILED" satisfies State;
export const heldMail = "HELD" satisfies State;

export const isGivenUp = ({ status }: WithState): boolean => status === failedMail;

/** By hand: nothing else will. */
export const mayBeSent = ({ status }: WithState): boolean =>
  status === heldMail || status === failedMail;

/** Of no use once what gives access is taken out. */
export const needsSecret = ({ kind }: { kind: (typeof mailKinds)[number] }): boolean =>
  kind === "PASSWORD_LINK";
