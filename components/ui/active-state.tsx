import { Badge } from "./badge";

/** Whether a client, a technician or a user is active. */
export const ActiveState = ({ isActive }: { isActive: boolean }) => (
  <Badge dot tone={isActive ? "success" : "neutral"}>
    {isActive ? "Activo" : "Inactivo"}
  </Badge>
);
