import * as z from "zod";

/** JSON in an address, such as a form that is not saved yet. */
export const JsonText = z
  .string()
  .max(20_000)
  .transform((words, issues): unknown => {
    try {
      return JSON.parse(words);
    } catch {
      issues.addIssue({ code: "custom", message: "No se entiende." });
      return z.NEVER;
    }
  });
