import { Badge, type Tone } from "@/components/ui/badge";

const tones: Record<string, Tone> = {
  GET: "info",
  POST: "success",
  PUT: "warning",
  PATCH: "warning",
  DELETE: "danger",
};

export const MethodBadge = ({ method }: { method: string }) => (
  <Badge tone={tones[method] ?? "neutral"} className="w-16 justify-center font-mono">
    {method}
  </Badge>
);
