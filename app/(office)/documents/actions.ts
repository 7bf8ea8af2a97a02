"use server";

import { AsideRef, RemovedRef } from "@/lib/files/input";
import { putBackFile } from "@/lib/files/put-back-file";
import { restoreFile } from "@/lib/files/restore-file";
import { setAsideOrphans } from "@/lib/files/set-aside-orphans";
import { action } from "@/lib/next/action";
import { NoInput } from "@/lib/wire/input";

export const restore = action({
  operation: "files.restore",
  input: RemovedRef,
  run: restoreFile,
});

export const putBack = action({
  operation: "files.putBack",
  input: AsideRef,
  run: putBackFile,
});

export const setAside = action({
  operation: "files.setAside",
  input: NoInput,
  run: setAsideOrphans,
});
