import * as z from "zod";
import { namedBody, recordBody } from "../wire/output";
import type { Erasure } from "./preview-erasure";

const Counted = z.strictObject({ table: z.string(), label: z.string(), count: z.int() });

const ErasureBody = namedBody("Erasure", {
  name: z.string(),
  can_be_erased: z.boolean(),
  hindrance: z.strictObject({ code: z.string(), error: z.string() }).nullable(),
  goes: z.array(Counted),
  stays: z.array(Counted.extend({ why: z.string() })),
});

export const ErasurePreview = recordBody(ErasureBody);

const shown = (erasure: Erasure): z.input<typeof ErasureBody> => ({
  name: erasure.name,
  can_be_erased: erasure.hindrance === null,
  hindrance: erasure.hindrance,
  goes: erasure.goes,
  stays: erasure.stays,
});

export const erasurePreviewJson = (erasure: Erasure) => ({ data: shown(erasure) });
export const erasedJson = () => ({ message: "Datos personales borrados." });
