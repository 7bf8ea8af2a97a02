/** How something that the service stands on is: well, to be looked at soon, or broken. */
export type FindingState = "well" | "strained" | "broken";

export type Finding = {
  name: string;
  state: FindingState;
  /** What was found. */
  said: string;
  /** What a person does about it. */
  advice: string | null;
};

export const well = (name: string, said: string): Finding => ({
  name,
  state: "well",
  said,
  advice: null,
});

export const strained = (name: string, said: string, advice: string): Finding => ({
  name,
  state: "strained",
  said,
  advice,
});

export const broken = (name: string, said: string, advice: string): Finding => ({
  name,
  state: "broken",
  said,
  advice,
});

const order: readonly FindingState[] = ["broken", "strained", "well"];

export const worstOf = (findings: readonly Finding[]): FindingState =>
  order.find((state) => findings.some((finding) => finding.state === state)) ?? "well";
