import { Badge } from "@/components/ui/badge";

export const ProjectState = ({ isClosed }: { isClosed: boolean }) => (
  <Badge dot tone={isClosed ? "neutral" : "success"}>
    {isClosed ? "Cerrado" : "Abierto"}
  </Badge>
);
