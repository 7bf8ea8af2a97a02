import { askedSpan, historyQuery } from "@/lib/history/input";
import { readChangeLines } from "@/lib/history/list-change-lines";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "history.list",
  name: "Registro de cambios",
  query: historyQuery,
  read: (ctx, asked) => readChangeLines(ctx, askedSpan(asked)),
  columns: [
    { header: "Fecha", type: "text", value: ({ when }) => when },
    { header: "Usuario", type: "text", value: ({ who }) => who },
    { header: "Acción", type: "text", value: ({ deed }) => deed },
    { header: "Registro", type: "text", value: ({ record }) => record },
    { header: "Nombre", type: "text", value: ({ name }) => name },
    { header: "Número", type: "number", value: ({ recordId }) => recordId },
    { header: "Campo", type: "text", value: ({ field }) => field },
    { header: "Antes", type: "text", value: ({ before }) => before },
    { header: "Después", type: "text", value: ({ after }) => after },
  ],
});
