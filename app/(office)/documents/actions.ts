"use server";

import { getDocuments } from "@/lib/files/get-documents";
import { RootRef } from "@/lib/files/tree-input";
import { action } from "@/lib/next/action";

export const open = action({
  operation: "files.tree",
  input: RootRef,
  run: getDocuments,
  show: (documents) => documents,
  refresh: [],
});
