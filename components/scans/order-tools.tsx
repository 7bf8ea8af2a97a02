"use client";

import { ArrowDownUp } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ChainChoice } from "@/lib/scans/tray";
import { chainSource } from "./chain-options";
import type { Order } from "./use-order";

interface OrderToolsProps {
  order: Order;
  chains: readonly ChainChoice[];
}

export function OrderTools({ order, chains }: OrderToolsProps) {
  const source = useMemo(() => chainSource(order.others), [order.others]);
  const sheets = useMemo(
    () => [...new Map(chains.map((chain) => [chain.worksheetId, chain.seriesCode]))],
    [chains],
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Cadenas sin archivo de" className="min-w-0 flex-1 basis-48">
        <Select
          options={[
            { value: "", label: "Todas las planillas" },
            ...sheets.map(([id, code]) => ({ value: String(id), label: code })),
          ]}
          value={order.worksheetId === null ? "" : String(order.worksheetId)}
          onChange={({ target }) => order.choose(target.value ? Number(target.value) : null)}
        />
      </Field>
      <Field label="Agregar una cadena" className="min-w-0 flex-1 basis-56">
        <Combobox
          label="Cadenas del proyecto"
          source={source}
          value=""
          onValueChange={(value) => order.add(Number(value))}
          placeholder="Número, fecha o residuo"
        />
      </Field>
      <DropdownMenu
        trigger={
          <Button>
            <ArrowDownUp aria-hidden="true" />
            Ordenar
          </Button>
        }
      >
        <MenuItem onSelect={() => order.sort("number")}>Por número</MenuItem>
        <MenuItem onSelect={() => order.sort("date")}>Por fecha</MenuItem>
        <MenuItem onSelect={order.reverse}>Al revés</MenuItem>
      </DropdownMenu>
    </div>
  );
}
