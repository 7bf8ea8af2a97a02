import type { attachableModels } from "@/db/values";
import { attachableFields } from "../files/attachable";
import type { Random } from "./testing-random";

/** Of some of the records, some of them in the recycle bin. */
export const filesOf = (
  random: Random,
  model: (typeof attachableModels)[number],
  ids: readonly number[],
) =>
  ids.flatMap((objectId) =>
    random.isOnceIn(2)
      ? []
      : {
          model,
          objectId,
          field: Object.keys(attachableFields[model])[0] ?? "",
          fileName: "hoja.pdf",
          contentType: "application/pdf",
          size: 1,
          storageKey: `azar/${model}/${objectId}.pdf`,
          removedAt: random.isOnceIn(4) ? new Date(0) : null,
        },
  );
