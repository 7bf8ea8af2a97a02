import { Badge, type Tone } from "@/components/ui/badge";
import type { Change } from "@/lib/history/list-changes";
import { actionWord } from "@/lib/history/wording";

const tones: Record<string, Tone> = { Creó: "success", Cambió: "info", Eliminó: "danger" };

export function ActionBadge({ change }: { change: Change }) {
  const word = actionWord(change);
  return <Badge tone={tones[word] ?? "neutral"}>{word}</Badge>;
}
