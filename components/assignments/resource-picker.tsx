"use client";

import { useState } from "react";
import { SearchBox } from "@/components/lists/search-box";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { equipmentTypes } from "@/db/values";
import { typeLabels } from "@/lib/equipment/labels";
import type { Offered } from "./assign-values";
import { FoundResources } from "./found-resources";
import { useEnterChoice } from "./use-enter-choice";
import { useOffers } from "./use-offers";

interface ResourcePickerProps {
  chosen: readonly Offered[];
  onToggle: (offer: Offered) => void;
}

const types = equipmentTypes.map((value) => ({ value, label: typeLabels[value] }));

export function ResourcePicker({ chosen, onToggle }: ResourcePickerProps) {
  const [text, setText] = useState("");
  const [type, setType] = useState("");
  const [onlyFree, setOnlyFree] = useState(true);
  const offers = useOffers({ text, type, onlyFree });
  const choose = useEnterChoice({
    text,
    found: offers.loading ? null : offers.found,
    chosen,
    onChoose: onToggle,
  });
  const onClear = () => {
    setText("");
    setType("");
    setOnlyFree(false);
  };
  return (
    <Card title="Qué se asigna" description="Equipos y servicios, varios a la vez.">
      <div className="grid gap-3">
        <SearchBox
          label="Buscar por código o nombre"
          search={text}
          onSearch={setText}
          onEnter={choose}
          autoFocus
        />
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <Select
            aria-label="Tipo"
            placeholder="Todos los tipos"
            options={types}
            value={type}
            onChange={(event) => setType(event.target.value)}
          />
          <Checkbox
            label="Solo disponibles"
            checked={onlyFree}
            onCheckedChange={(on) => setOnlyFree(on === true)}
          />
        </div>
        <section
          aria-label="Resultados"
          aria-busy={offers.loading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="focus-inset max-h-[26rem] overflow-y-auto rounded-control border border-line"
        >
          {offers.error ? (
            <Alert tone="error" className="m-3">
              {offers.error}
            </Alert>
          ) : null}
          {offers.found ? (
            <FoundResources found={offers.found} {...{ chosen, onToggle, onClear }} />
          ) : (
            <Waiting />
          )}
          {offers.more ? (
            <div className="grid place-items-center p-3">
              <Button size="sm" isPending={offers.loading} onClick={offers.more}>
                Mostrar más
              </Button>
            </div>
          ) : null}
        </section>
      </div>
    </Card>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3 p-4">
    <span className="sr-only">Buscando…</span>
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
  </div>
);
