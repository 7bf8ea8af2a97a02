import { Alert } from "../ui/alert";
import { Button } from "../ui/button";

interface DraftNoticeProps {
  restored: { at: Date; isStale: boolean } | null;
  discard: () => void;
}

const moment = new Intl.DateTimeFormat("es-EC", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export function DraftNotice({ restored, discard }: DraftNoticeProps) {
  if (!restored) return null;
  return (
    <Alert
      tone={restored.isStale ? "warning" : "info"}
      live
      title="Se recuperó lo que no se había guardado"
      action={
        <Button size="sm" onClick={discard}>
          Descartar
        </Button>
      }
    >
      Escrito en este dispositivo el {moment.format(restored.at)}.
      {restored.isStale ? " El registro cambió después: revise antes de guardar." : ""}
    </Alert>
  );
}
