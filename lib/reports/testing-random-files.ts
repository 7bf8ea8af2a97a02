import type { attachableModels } from "@/db/values";
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
          field: `${model}_file`,
          fileName: "hoja.pdf",
          contentType: "application/pdf",
          size: 1,
          storageKey: `azar/${model}/${objectId}.pdf`,
          removedAt: random.isOnceIn(4) ? new Date(0) : null,
        },
  );
