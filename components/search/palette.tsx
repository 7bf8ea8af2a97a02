"use client";

import { Command } from "cmdk";
import { LoaderCircle, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { leaveOrAsk } from "@/components/ui/unsaved";
import { inGroups, Places, placeValue, Recent, Records } from "./palette-entries";
import { NoHits, Retry, retryValue, Status } from "./palette-state";
import { beginningsFor, placesFor } from "./places";
import { recentOf, remember } from "./recent";
import { useActive } from "./use-active";
import { type SearchHit, useRecordSearch } from "./use-search";

export interface PaletteProps {
  allowed: readonly string[];
  /** Whose recent records this device keeps. */
  person: string;
  onClose: () => void;
}

export function Palette({ allowed, person, onClose }: PaletteProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [recent] = useState(() => recentOf(person));
  const search = useRecordSearch(text);
  const found = search.isAsked ? inGroups(search.found) : recent;
  const records = found.filter(
    ({ type }) => type !== "sheet_project" || allowed.includes("worksheets.get"),
  );
  const beginnings = beginningsFor(allowed, search.words);
  const places = placesFor(allowed, search.words);
  const active = useActive([
    ...records.map(({ url }) => url),
    ...(search.error ? [retryValue] : []),
    ...beginnings.map(placeValue),
    ...places.map(placeValue),
  ]);
  const go = (address: string) => {
    leaveOrAsk(() => {
      onClose();
      router.push(address);
    });
  };
  const open = (record: SearchHit) => {
    remember(person, record);
    go(record.url);
  };
  return (
    <Command
      label="Buscar en todo"
      shouldFilter={false}
      vimBindings={false}
      loop
      {...active}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Line text={text} onType={setText} loading={search.loading} />
      {search.isEmpty ? <NoHits words={search.words} /> : null}
      <Command.List
        label="Resultados"
        className="min-h-0 overflow-y-auto overscroll-contain p-1.5 max-sm:flex-1 sm:max-h-[60dvh]"
      >
        {search.isAsked ? (
          <Records found={records} onOpen={open} />
        ) : (
          <Recent recent={records} onOpen={open} />
        )}
        {search.error ? <Retry onRetry={search.retry} /> : null}
        <Places heading="Crear" places={beginnings} onGo={go} />
        <Places heading="Ir a" places={places} onGo={go} />
      </Command.List>
      <Status {...search} />
    </Command>
  );
}

interface LineProps {
  text: string;
  onType: (text: string) => void;
  loading: boolean;
}

function Line({ text, onType, loading }: LineProps) {
  const Icon = loading ? LoaderCircle : Search;
  return (
    <div className="flex items-center gap-3 border-line border-b pr-14 pl-4">
      <Icon
        className={
          loading ? "size-4 shrink-0 animate-spin text-muted" : "size-4 shrink-0 text-muted"
        }
        aria-hidden="true"
      />
      <Command.Input
        value={text}
        onValueChange={onType}
        autoFocus
        maxLength={100}
        placeholder="Proyecto, equipo, placa, serie, cadena, guía, persona…"
        className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-faint"
      />
    </div>
  );
}
