"use client";

import { RotateCw, SearchX } from "lucide-react";
import { PaletteEntry } from "./palette-list";
import type { useRecordSearch } from "./use-search";

export const NoHits = ({ words }: { words: string }) => (
  <div className="px-6 py-8 text-center">
    <SearchX className="mx-auto size-6 text-muted" aria-hidden="true" />
    <p className="mt-3 break-words font-medium text-ink">Ningún registro con «{words}»</p>
    <p className="mt-1 text-muted">Pruebe con otra palabra, un número o una placa.</p>
  </div>
);

export const retryValue = "retry";

export const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <PaletteEntry value={retryValue} icon={RotateCw} label="Buscar de nuevo" onChoose={onRetry} />
);

type StatusProps = Pick<
  ReturnType<typeof useRecordSearch>,
  "isAsked" | "loading" | "error" | "found"
>;

function statusOf({ isAsked, loading, error, found }: StatusProps): string {
  if (!isAsked) return "Escriba dos letras o más. Flechas para moverse, Entrar para abrir.";
  if (loading) return "Buscando…";
  if (error) return error;
  if (found.length === 0) return "Ningún registro";
  return found.length === 1 ? "1 registro" : `${found.length} registros`;
}

export const Status = (props: StatusProps) => (
  <p
    role="status"
    className="border-line border-t px-4 py-2.5 text-muted text-xs max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
  >
    {statusOf(props)}
  </p>
);
