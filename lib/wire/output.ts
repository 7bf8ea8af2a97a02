import * as z from "zod";

/** The API document refers to it by this name. */
export const namedBody = <T extends z.ZodRawShape>(id: string, shape: T) =>
  z.strictObject(shape).meta({ id });

/** With a message when something was written. */
export const recordBody = <T extends z.ZodType>(data: T) =>
  z.strictObject({ success: z.literal(true), message: z.string().optional(), data });

/** With the counts when a page was asked for. */
export const listBody = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    success: z.literal(true),
    data: z.array(row),
    count: z.int().optional(),
    page: z.int().optional(),
    page_size: z.int().optional(),
  });

/** `?id=` narrows the list to one record. */
export const oneOrManyBody = <T extends z.ZodType>(row: T) =>
  listBody(row).extend({ data: z.union([row, z.array(row)]) });

export const messageBody = namedBody("Message", {
  success: z.literal(true),
  message: z.string(),
});

/** Contract, section 1. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  field_errors: z.record(z.string(), z.array(z.string())).optional(),
  failures: z.array(z.record(z.string(), z.unknown())).optional(),
});
