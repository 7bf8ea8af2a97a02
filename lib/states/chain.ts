import { chainStatuses } from "@/db/values";

export type ChainStatus = (typeof chainStatuses)[number];

type WithStatus = { status: ChainStatus };

type ChainStatusRules = {
  /** Its volumes and its units' work count. */
  isCounted: boolean;
  /** Liquidating its sheet completes it. */
  isDraft: boolean;
};

/** Specification, "Custody chain status". */
const chainStatusRules: Record<ChainStatus, ChainStatusRules> = {
  DRAFT: { isCounted: true, isDraft: true },
  COMPLETED: { isCounted: true, isDraft: false },
  CANCELLED: { isCounted: false, isDraft: false },
};

export const draftChain = "DRAFT" satisfies ChainStatus;

/** The status that each move ends in; completing with its sheet takes drafts only. */
export const chainMoves = {
  complete: { from: draftChain, to: "COMPLETED" },
  cancel: { to: "CANCELLED" },
  restore: { to: draftChain },
} as const satisfies Record<string, { from?: ChainStatus; to: ChainStatus }>;

export const chainCompletion = chainMoves.complete;

export const countedChainStatuses = chainStatuses.filter(
  (status) => chainStatusRules[status].isCounted,
);

export const isCounted = ({ status }: WithStatus): boolean => chainStatusRules[status].isCounted;

export const isCancelledChain = (chain: WithStatus): boolean => !isCounted(chain);

export const isDraftChain = ({ status }: WithStatus): boolean => chainStatusRules[status].isDraft;

export const isCompletedChain = (chain: WithStatus): boolean =>
  isCounted(chain) && !isDraftChain(chain);
