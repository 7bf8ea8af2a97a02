import { Badge, type Tone } from "@/components/ui/badge";
import type { Change } from "@/lib/history/list-changes";
import { deedOf } from "@/lib/history/wording";

const tones: Record<string, Tone> = { Creó: "success", Cambió: "info", Eliminó: "danger" };

export function DeedBadge({ change }: { change: Change }) {
  const deed = deedOf(change);
  return <Badge tone={tones[deed] ?? "neutral"}>{deed}</Badge>;
}
