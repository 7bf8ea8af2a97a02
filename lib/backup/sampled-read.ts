import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { Context } from "../kernel/context";

type Numbered = PgTable & { id: PgColumn };

type Read<Input extends z.ZodType, Result> = {
  input: Input;
  run: (ctx: Context, input: z.output<Input>) => Promise<Result>;
  json: (result: Result, ctx: Context) => Record<string, unknown>;
};

export type SampledRead = {
  table: Numbered;
  /** What its endpoint declares. */
  read: { input: unknown; run: unknown; json: unknown };
  answer: (ctx: Context, id: number) => Promise<Record<string, unknown>>;
};

/** The documented body of an answer about a record of the table, which is named by this parameter. */
export const about = <Input extends z.ZodType, Result>(
  table: Numbered,
  parameter: string,
  read: Read<Input, Result>,
): SampledRead => ({
  table,
  read,
  answer: async (ctx, id) => {
    const asked = await read.input.parseAsync({ [parameter]: id });
    return { success: true, ...read.json(await read.run(ctx, asked), ctx) };
  },
});
