import * as z from "zod";
import { alwaysPaged, paging } from "../lists/input";
import { Search } from "../wire/input";
import { usedFields } from "./used-fields";

const largest = 100;
const usual = 20;

const Limit = z
  .string()
  .regex(/^\d{1,3}$/, "Debe ser un número entero.")
  .transform(Number)
  .refine((value) => value >= 1 && value <= largest, `Debe estar entre 1 y ${largest}.`)
  .default(usual);

export const ChoiceSearch = z.object({ search: Search });

export const SearchInput = z.object({ q: Search, limit: Limit });

export const UsedValuesInput = z
  .object({ field: z.enum(usedFields), search: Search, ...paging })
  .transform(alwaysPaged);
