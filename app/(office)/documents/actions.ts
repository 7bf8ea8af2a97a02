"use server";

import { getDocuments } from "@/lib/files/get-documents";
import { RemovedRef } from "@/lib/files/input";
import { restoreFile } from "@/lib/files/restore-file";
import { RootRef } from "@/lib/files/tree-input";
import { action } from "@/lib/next/action";

export const open = action({
  operation: "files.tree",
  input: RootRef,
  run: getDocuments,
  show: (documents) => documents,
  refresh: [],
});

export const restore = action({
  operation: "files.restore",
  input: RemovedRef,
  run: restoreFile,
});
