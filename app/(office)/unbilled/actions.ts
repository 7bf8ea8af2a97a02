"use server";

import { action, change } from "@/lib/next/action";
import { createWriteOff } from "@/lib/write-offs/create-write-off";
import { deleteWriteOff } from "@/lib/write-offs/delete-write-off";
import { WriteOffInput, WriteOffRef } from "@/lib/write-offs/input";

export const writeOff = action({
  operation: "writeOffs.create",
  input: WriteOffInput,
  run: createWriteOff,
});

export const takeBack = change({
  operation: "writeOffs.delete",
  input: WriteOffRef,
  run: deleteWriteOff,
});
