import { roleLabels } from "@/lib/auth/labels";
import { exportOf } from "@/lib/next/export";
import { userQuery } from "@/lib/users/input";
import { listUsers } from "@/lib/users/list-users";

export const GET = exportOf({
  operation: "users.list",
  name: "Usuarios",
  query: userQuery,
  read: listUsers,
  inPages: true,
  columns: [
    { header: "Apellidos", type: "text", value: (user) => user.lastName },
    { header: "Nombres", type: "text", value: (user) => user.firstName },
    { header: "Correo electrónico", type: "text", value: (user) => user.email },
    { header: "Rol", type: "text", value: (user) => roleLabels[user.role] },
    { header: "Activo", type: "boolean", value: (user) => user.isActive },
    { header: "Nombre para firmar", type: "text", value: (user) => user.signatureName },
    { header: "Cargo para firmar", type: "text", value: (user) => user.signatureRole },
    { header: "Notas", type: "text", value: (user) => user.notes },
  ],
});
