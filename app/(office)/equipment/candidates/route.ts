import { ExchangeCandidatesQuery } from "@/lib/availability/input";
import {
  type ExchangeCandidate,
  listExchangeCandidates,
} from "@/lib/availability/list-exchange-candidates";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "availability.search",
  input: ExchangeCandidatesQuery,
  run: listExchangeCandidates,
  show: (candidates): ExchangeCandidate[] => candidates,
});
