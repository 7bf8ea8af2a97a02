import type { ByteRange } from "../storage/store";

/** "whole" also for a header that is not served. */
export type AskedRange = ByteRange | "whole" | "unsatisfiable";

const single = /^bytes=(\d*)-(\d*)$/;

function pieceOf(first: string, last: string, size: number): ByteRange {
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1 };
  return { start: Number(first), end: Math.min(last === "" ? size : Number(last), size - 1) };
}

/** RFC 9110; several ranges at once are answered with the whole file. */
export function rangeAsked(header: string | null, size: number): AskedRange {
  const [, first = "", last = ""] = single.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";
  const { start, end } = pieceOf(first, last, size);
  return start > end ? "unsatisfiable" : { start, end };
}
