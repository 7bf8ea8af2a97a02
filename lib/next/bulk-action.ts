import { revalidatePath } from "next/cache";
import * as z from "zod";
import {
  type ActDeclared,
  type ActionResult,
  act,
  actingContext,
  changingContext,
} from "../http/act";
import { failureOf } from "../http/failure";
import type { ChangeOperation } from "../http/record-named";
import { currentRequest } from "./current-request";

const mostRows = 100;

const Rows = z
  .array(z.object({ id: z.int().min(1), seen: z.int().min(0).nullable() }))
  .min(1, "Elija al menos una fila.")
  .max(mostRows, `Elija hasta ${mostRows} filas.`);

/** What became of one row. */
export type RowOutcome = {
  id: number;
  /** Of the record after the change. */
  version: number | null;
  error: string | null;
};

export type BulkResult = ActionResult<RowOutcome[]>;

type Bulk<Input extends z.ZodType> = ActDeclared<ChangeOperation, Input, unknown, unknown> & {
  /** The name of the record's identifier in the input. */
  named: string;
  /** What it writes follows from what it locks, whatever the screen showed. */
  isDerived?: true;
};

type Row = z.output<typeof Rows>[number];

async function performOn<Input extends z.ZodType>(
  { named, isDerived, ...spec }: Bulk<Input>,
  request: Request,
  { id, seen }: Row,
  values: object,
): Promise<RowOutcome> {
  const asked = { request, operation: spec.operation, raw: { ...values, [named]: id } };
  const open = isDerived ? actingContext(asked) : changingContext(asked, seen);
  const answer = await act(spec, asked, open);
  return { id, version: answer.version ?? null, error: answer.ok ? null : answer.error };
}

/**
 * A verb that changes one record, for many: each in a transaction of its own, with its own permission, version and
 * refusal, one after the other. What is refused leaves the others as they are.
 */
export const bulk =
  <Input extends z.ZodType>(spec: Bulk<Input>) =>
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
