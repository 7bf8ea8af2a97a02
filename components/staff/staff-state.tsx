import { Badge } from "@/components/ui/badge";

export const StaffState = ({ isActive }: { isActive: boolean }) => (
  <Badge dot tone={isActive ? "success" : "neutral"}>
    {isActive ? "Activo" : "Inactivo"}
  </Badge>
);
