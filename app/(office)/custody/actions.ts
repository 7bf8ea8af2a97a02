"use server";

import { createChain } from "@/lib/custody/create-chain";
import { deleteChain } from "@/lib/custody/delete-chain";
import { ChainFormChanges, ChainFormInput, ChainItemsRef, ChainRef } from "@/lib/custody/input";
import { renumberChainItems } from "@/lib/custody/renumber-chain-items";
import { updateChain } from "@/lib/custody/update-chain";
import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";

export const create = onceAction({
  operation: "custody.create",
  input: ChainFormInput,
  run: createChain,
  idOf: ({ chain }) => chain.id,
});

export const update = change({
  operation: "custody.update",
  input: ChainFormChanges,
  run: updateChain,
  show: ({ chain }) => chain.id,
});

export const renumber = change({
  operation: "custody.renumber",
  input: ChainItemsRef,
  run: renumberChainItems,
});

export const remove = change({
  operation: "custody.delete",
  input: ChainRef,
  run: deleteChain,
});
