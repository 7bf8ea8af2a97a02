import type { FindingState } from "./finding";

export const findingLabels: Record<FindingState, string> = {
  well: "Bien",
  strained: "Atención",
  broken: "Falla",
};

export const overallLabels: Record<FindingState, string> = {
  well: "Todo está bien",
  strained: "Hay algo que atender",
  broken: "Algo no funciona",
};
