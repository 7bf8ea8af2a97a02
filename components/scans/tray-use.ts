import type { TrayPage } from "@/lib/scans/tray";
import type { Tray } from "./use-tray";

export interface TrayUse {
  tray: Tray;
  urlOf: (page: TrayPage) => string;
  view: (page: TrayPage) => void;
  choose: (page: TrayPage) => void;
}
