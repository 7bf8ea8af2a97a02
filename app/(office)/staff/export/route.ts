import { listStaffByExpiry } from "@/lib/alerts/list-staff-by-expiry";
import { paperColumns } from "@/lib/exports/paper-columns";
import { exportOf } from "@/lib/next/export";
import { staffQuery } from "@/lib/staff/input";
import { workAreaLabels } from "@/lib/staff/labels";

export const GET = exportOf({
  operation: "staff.list",
  name: "Técnicos",
  query: staffQuery,
  read: listStaffByExpiry,
  inPages: true,
  columns: [
    { header: "Apellidos", type: "text", value: ({ lastName }) => lastName },
    { header: "Nombres", type: "text", value: ({ firstName }) => firstName },
    { header: "Cédula", type: "text", value: ({ dni }) => dni },
    { header: "Área", type: "text", value: ({ workArea }) => workAreaLabels[workArea] },
    { header: "Teléfono", type: "text", value: ({ phone }) => phone },
    { header: "Correo electrónico", type: "text", value: ({ email }) => email },
    ...paperColumns,
    { header: "Licencia de conducir", type: "date", value: ({ licenseUntil }) => licenseUntil },
    {
      header: "Manejo defensivo",
      type: "date",
      value: ({ defensiveDrivingUntil }) => defensiveDrivingUntil,
    },
    { header: "Certificado MAE", type: "date", value: ({ maeUntil }) => maeUntil },
    { header: "Certificado médico", type: "date", value: ({ medicalUntil }) => medicalUntil },
    { header: "Quest", type: "date", value: ({ questUntil }) => questUntil },
    { header: "Activo", type: "boolean", value: ({ isActive }) => isActive },
    { header: "Notas", type: "text", value: ({ notes }) => notes },
  ],
});
