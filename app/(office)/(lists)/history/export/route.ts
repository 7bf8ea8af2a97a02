import { askedSpan } from "@/lib/history/input";
import { changeLineList } from "@/lib/history/list";
import { readChangeLines } from "@/lib/history/read-change-lines";
import { exportList } from "@/lib/next/export";

export const GET = exportList({
  list: changeLineList,
  read: (ctx, asked) => readChangeLines(ctx, askedSpan(asked)),
});
