import { type Day, showDay } from "../values/dates";
import { endsDuringJob } from "./coverage";
import type { Cell } from "./matrix-row";

/** whole: for the whole job; until: up to the day the first paper ends. */
export type FitnessVerdict = { fitness: "whole" | "until" | "none"; until: Day | null };

/** Expects the failures worst first. */
export function verdictOf([worst]: readonly Cell[]): FitnessVerdict {
  if (!worst) return { fitness: "whole", until: null };
  return endsDuringJob(worst)
    ? { fitness: "until", until: worst.expiresOn }
    : { fitness: "none", until: null };
}

export function verdictInWords({ fitness, until }: FitnessVerdict): string {
  if (fitness === "none") return "No apto";
  return until ? `Apto hasta el ${showDay(until)}` : "Apto para todo el trabajo";
}
