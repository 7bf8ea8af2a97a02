import type { gateStates, requirements, ruleLevels } from "./values";

export type StoredFailure = {
  requirement: (typeof requirements)[number];
  param: string | null;
  level: (typeof ruleLevels)[number];
  state: (typeof gateStates)[number];
  day: string;
  until: string;
  expires_on: string | null;
  rule_id: number;
  override_id: number | null;
};
