export interface PersonOnScreen {
  kind: "user" | "technical";
  id: number;
  /** Null where the screen shows none. */
  version: number | null;
  name: string;
}
