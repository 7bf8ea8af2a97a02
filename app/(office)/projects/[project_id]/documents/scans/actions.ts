"use server";

import { action } from "@/lib/next/action";
import { arrangePages } from "@/lib/scans/arrange-pages";
import { confirmScan } from "@/lib/scans/confirm-scan";
import { ScanChanges, ScanConfirmation } from "@/lib/scans/input";
import { trayPage } from "@/lib/scans/tray";

export const arrange = action({
  operation: "files.arrangeScan",
  input: ScanChanges,
  run: arrangePages,
  refresh: [],
  show: ({ pages }) => pages.map(trayPage),
});

export const confirm = action({
  operation: "files.confirmScan",
  input: ScanConfirmation,
  run: confirmScan,
  show: ({ saved, failed }) => ({
    saved: saved.length,
    failed: failed.map(({ chain, pages, reason }) => ({
      chainId: chain.id,
      consecutive: chain.consecutive,
      pages: pages.map(({ page }) => page),
      reason,
    })),
  }),
});
