import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getLine } from "@/lib/worksheets/get-line";
import { LineDaysRecord, lineDaysJson } from "@/lib/worksheets/line-days-json";
import { LineDays, LineRef } from "@/lib/worksheets/line-input";
import { setLineDays } from "@/lib/worksheets/set-line-days";

const setDays = endpoint({
  operation: "worksheets.setLineDays",
  subject: named(LineRef, getLine),
  input: LineDays,
  run: setLineDays,
  json: lineDaysJson,
  output: LineDaysRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PUT: setDays, POST: setDays });
