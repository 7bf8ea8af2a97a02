"use server";

import { createChain } from "@/lib/custody/create-chain";
import { deleteChain } from "@/lib/custody/delete-chain";
import { editChain } from "@/lib/custody/edit-chain";
import { ChainChanges, ChainId, ChainInput, ChainRef } from "@/lib/custody/input";
import { renumberChainItems } from "@/lib/custody/renumber-chain-items";
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
  run: renumberChainItems,
});

export const remove = change({
  operation: "custody.delete",
  input: ChainRef,
  run: deleteChain,
});
