import { isDimension, type ReportColumn } from "./report";

/** What a code of the column is called. */
export const gatheredLabel = (
  column: ReportColumn | undefined,
  text: string | null,
): string | null => (text === null ? null : (isDimension(column) && column.labels?.[text]) || text);
