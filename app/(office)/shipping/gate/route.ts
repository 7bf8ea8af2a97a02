import type { GateAhead } from "@/lib/compliance/pass-gate";
import { officeRead } from "@/lib/next/office-read";
import { getGuideGateAhead } from "@/lib/shipping/guide-gate";
import { GuideGateQuery } from "@/lib/shipping/input";

export const GET = officeRead({
  operation: "shipping.get",
  input: GuideGateQuery,
  run: getGuideGateAhead,
  show: (ahead): GateAhead => ahead,
});
