import { LoaderCircle } from "lucide-react";
import { cn } from "./cn";
import type { useCombobox } from "./use-combobox";

interface ComboboxStatusProps {
  box: ReturnType<typeof useCombobox>;
}

export function ComboboxStatus({ box }: ComboboxStatusProps) {
  const text = statusText(box);
  return (
    <p role="status" className={cn("px-3 pb-2.5 text-muted text-xs", !text && "sr-only")}>
      {box.loading ? (
        <LoaderCircle className="mr-1.5 inline size-3.5 animate-spin" aria-hidden="true" />
      ) : null}
      {text}
    </p>
  );
}

function statusText({ loading, failed, options }: ComboboxStatusProps["box"]) {
  if (loading) return "Buscando…";
  if (failed) return "No se pudo buscar. Escriba de nuevo para reintentar.";
  return options.length === 0 ? "Sin resultados" : "";
}
