import { Badge } from "./badge";

export const ActiveState = ({ isActive }: { isActive: boolean }) => (
  <Badge dot tone={isActive ? "success" : "neutral"}>
    {isActive ? "Activo" : "Inactivo"}
  </Badge>
);
