"use server";

import { createChain } from "@/lib/custody/create-chain";
import { deleteChain } from "@/lib/custody/delete-chain";
import { editChain } from "@/lib/custody/edit-chain";
import { ChainChanges, ChainId, ChainInput, ChainRef } from "@/lib/custody/input";
import { renumberChain } from "@/lib/custody/renumber-chain";
import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";

export const create = onceAction({
  operation: "custody.create",
  input: ChainInput,
  run: createChain,
  idOf: ({ chain }) => chain.id,
});

export const update = change({
  operation: "custody.update",
  input: ChainChanges,
  run: editChain,
  show: ({ chain }) => chain.id,
});

export const renumber = change({
  operation: "custody.renumber",
  input: ChainId,
  run: renumberChain,
});

export const remove = change({
  operation: "custody.delete",
  input: ChainRef,
  run: deleteChain,
});
