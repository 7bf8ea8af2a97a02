import * as z from "zod";
import { chainStatuses, wasteTypes } from "@/db/values";
import { asNumberOrNull } from "../values/decimal";
import { namedBody, recordBody } from "../wire/output";
import type { ChainDetail } from "./get-chain";
import { warningJson, warningsBody } from "./warning-json";

const CreatedBody = namedBody("CreatedChain", {
  id: z.int(),
  sheet_project_id: z.int(),
  date: z.iso.date(),
  type_waste: z.enum(wasteTypes),
  volume_gallons: z.number().nullable(),
  contact_name: z.string(),
  consecutive: z.string(),
  status: z.enum(chainStatuses),
  warnings: warningsBody,
});

const RenumberedBody = z.strictObject({ custody_chain_id: z.int(), updated_items: z.int() });

export const ChainCreated = recordBody(CreatedBody);
export const ChainItemsRenumbered = recordBody(RenumberedBody);

export const chainCreatedJson = ({ chain, expiredPapers }: ChainDetail) => ({
  message: `Cadena de custodia ${chain.consecutive} creada.`,
  data: {
    id: chain.id,
    sheet_project_id: chain.worksheetId,
    date: chain.date,
    type_waste: chain.waste,
    volume_gallons: asNumberOrNull(chain.gallons),
    contact_name: chain.contactName,
    consecutive: chain.consecutive,
    status: chain.status,
    warnings: expiredPapers.map(warningJson),
  } satisfies z.input<typeof CreatedBody>,
});

export const chainItemsRenumberedJson = (done: { chainId: number; itemCount: number }) => ({
  message: "Códigos de la cadena regenerados.",
  data: {
    custody_chain_id: done.chainId,
    updated_items: done.itemCount,
  } satisfies z.input<typeof RenumberedBody>,
});

export const chainDeletedJson = () => ({ message: "Cadena de custodia eliminada." });
