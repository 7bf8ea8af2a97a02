"use server";

import { action, change } from "@/lib/next/action";
import { createPrice } from "@/lib/prices/create-price";
import { deletePrice } from "@/lib/prices/delete-price";
import { PriceInput, PriceRef, PriceUpdate } from "@/lib/prices/input";
import { updatePrice } from "@/lib/prices/update-price";

export const create = action({ operation: "prices.create", input: PriceInput, run: createPrice });

export const update = change({ operation: "prices.update", input: PriceUpdate, run: updatePrice });

export const remove = change({ operation: "prices.delete", input: PriceRef, run: deletePrice });
