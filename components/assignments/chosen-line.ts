import type { Offered } from "./assign-values";

export interface ChosenLine {
  offer: Offered;
  index: number;
}
