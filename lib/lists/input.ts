import * as z from "zod";
import { pageAsked, pageOrFirst } from "./page";

/** true or false in any case, or 1 and 0. */
export const QueryFlag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(["true", "false", "1", "0"]))
  .transform((word) => word === "true" || word === "1");

/** Blank means any. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

const pageNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Debe ser un número entero.")
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Debe estar entre 1 y ${max}.`)
    .optional();

export const paging = { page: pageNumber(999_999_999), page_size: pageNumber(500) };

type Paged = { page?: number | undefined; page_size?: number | undefined };

export const wholeUnlessPaged = <T extends Paged>({ page, page_size, ...rest }: T) => ({
  ...rest,
  page: pageAsked(page, page_size),
});

/** Contract, section 1. */
export const alwaysPaged = <T extends Paged>({ page, page_size, ...rest }: T) => ({
  ...rest,
  page: pageOrFirst(page, page_size),
});
