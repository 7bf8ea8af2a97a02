import type { TrayPage } from "@/lib/scans/tray";
import type { Tray } from "./use-tray";

/** What the parts of a tray need of it. */
export interface TrayUse {
  tray: Tray;
  /** The small picture of a page. */
  urlOf: (page: TrayPage) => string;
  /** Shows a page large. */
  view: (page: TrayPage) => void;
  /** Asks for the chain that a page moves to. */
  choose: (page: TrayPage) => void;
}
