export interface ScreenHelp {
  title: string;
  /** What the screen is for. */
  does: string;
  steps: readonly string[];
}

/** Of a family of screens: the addresses that begin so, and go on as `within` says. */
export interface FamilyHelp extends ScreenHelp {
  under: string;
  within?: RegExp;
}
