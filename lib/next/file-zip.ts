import * as z from "zod";
import { packedModels } from "../archive/pack-models";
import { readPackedFiles } from "../archive/read-packed-files";
import { spendAllowance } from "../attempts/spend-allowance";
import type { Handler } from "../http/declaration";
import { downloadResponse } from "../http/file-answer";
import { arrivalAtScreen, memberContext } from "../http/open-context";
import { Id } from "../wire/input";
import { refusalTo } from "./refusal-to";

const Asked = z.object({
  model: z.enum(packedModels),
  ids: z
    .string()
    .transform((text) => text.split(",").map(Number))
    .pipe(z.array(Id).min(1).max(100, "Elija hasta 100.")),
});

/** The files of `?model=&ids=1,2,3`, as one ZIP. */
export const fileZip: Handler = async (request) => {
  try {
    const now = new Date();
    const ctx = memberContext(request, await arrivalAtScreen(request, now), now, "files.download");
    const asked = Asked.parse(Object.fromEntries(new URL(request.url).searchParams));
    const told = await spendAllowance(ctx, "merge");
    const file = await readPackedFiles(ctx, asked);
    return downloadResponse(file, "application/zip", { headers: told, request });
  } catch (thrown) {
    return refusalTo(request, thrown);
  }
};
