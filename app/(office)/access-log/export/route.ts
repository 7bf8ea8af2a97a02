import { accessQuery } from "@/lib/access/input";
import { accessLabels } from "@/lib/access/labels";
import { listAccesses } from "@/lib/access/list-accesses";
import { exportOf } from "@/lib/next/export";
import { showInstant } from "@/lib/values/dates";

export const GET = exportOf({
  operation: "access.list",
  name: "Registro de accesos",
  query: accessQuery,
  read: async (ctx, asked) => {
    const { rows, ...listed } = await listAccesses(ctx, asked);
    return {
      ...listed,
      rows: rows.map((row) => ({ ...row, when: showInstant(row.at, ctx.timeZone) })),
    };
  },
  inPages: true,
  columns: [
    { header: "Fecha", type: "text", value: ({ when }) => when },
    { header: "Qué pasó", type: "text", value: ({ kind }) => accessLabels[kind] },
    { header: "Quién", type: "text", value: ({ userName }) => userName },
    { header: "Correo", type: "text", value: ({ account }) => account },
    { header: "Sobre", type: "text", value: ({ subject }) => subject },
    { header: "Dirección", type: "text", value: ({ address }) => address },
    { header: "Programa", type: "text", value: ({ userAgent }) => userAgent },
  ],
});
