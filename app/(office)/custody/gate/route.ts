import type { GateAhead } from "@/lib/compliance/pass-gate";
import { getChainGateAhead } from "@/lib/custody/get-chain-gate-ahead";
import { ChainGateQuery } from "@/lib/custody/input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: ChainGateQuery,
  run: getChainGateAhead,
  show: (ahead): GateAhead => ahead,
});
