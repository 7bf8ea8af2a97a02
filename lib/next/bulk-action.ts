import { revalidatePath } from "next/cache";
import * as z from "zod";
import { type ActDeclared, type ActionResult, act } from "../http/act";
import { actingContext, changingContext } from "../http/acting-context";
import { failureOf } from "../http/failure";
import type { ChangeOperation } from "../http/record-named";
import { currentRequest } from "./current-request";

const mostRows = 100;

const Chosen = z.object({
  id: z.int().min(1),
  seen: z.int().min(0).nullable(),
  values: z.record(z.string(), z.unknown()).optional(),
});

const Rows = z
  .array(Chosen)
  .min(1, "Elija al menos una fila.")
  .max(mostRows, `Elija hasta ${mostRows} filas.`);

/** What became of one row. */
export type RowOutcome = {
  id: number;
  /** Of the record after the change. */
  version: number | null;
  /** Its identifier, where the act made the record. */
  made: number | null;
  error: string | null;
};

export type BulkResult = ActionResult<RowOutcome[]>;

type Bulk<Input extends z.ZodType, Result> = ActDeclared<ChangeOperation, Input, Result, number> & {
  /** The name of the record's identifier in the input; without one each row names its record by its own values. */
  named?: string;
  /** What it writes follows from what it locks, whatever the screen showed. */
  isDerived?: true;
};

type Row = z.output<typeof Rows>[number];

async function performOn<Input extends z.ZodType, Result>(
  { named, isDerived, ...spec }: Bulk<Input, Result>,
  request: Request,
  { id, seen, values: own }: Row,
  values: object,
): Promise<RowOutcome> {
  const raw = { ...values, ...own, ...(named ? { [named]: id } : {}) };
  const asked = { request, operation: spec.operation, raw };
  const open = isDerived ? actingContext(asked) : changingContext(asked, seen);
  const answer = await act(spec, asked, open);
  const version = answer.version ?? null;
  return answer.ok
    ? { id, version, made: answer.data, error: null }
    : { id, version, made: null, error: answer.error };
}

/**
 * A verb that changes one record, for many: each in a transaction of its own, with its own permission, version and
 * refusal, one after the other. What is refused leaves the others as they are.
 */
export const bulk =
  <Input extends z.ZodType, Result>(spec: Bulk<Input, Result>) =>
  async (rows: unknown, values: object = {}): Promise<BulkResult> => {
    const parsed = Rows.safeParse(rows);
    if (!parsed.success) return refusedRows(parsed.error);
    const request = await currentRequest();
    const outcomes: RowOutcome[] = [];
    for (const row of parsed.data) outcomes.push(await performOn(spec, request, row, values));
    revalidatePath("/", "layout");
    return { ok: true, data: outcomes };
  };

function refusedRows(error: z.ZodError): BulkResult {
  const { body } = failureOf(error);
  return {
    ok: false,
    error: error.issues[0]?.message ?? body.error,
    code: body.code,
    fieldErrors: {},
  };
}
