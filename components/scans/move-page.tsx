"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { DialogClose } from "@/components/ui/window-close";
import type { TrayPage } from "@/lib/scans/tray";
import { chainSource } from "./chain-options";
import { PagePicture } from "./page-picture";
import type { TrayUse } from "./tray-use";

interface MovePageProps extends Pick<TrayUse, "tray" | "urlOf"> {
  page: TrayPage;
  onClose: () => void;
}

export function MovePage({ page, tray, urlOf, onClose }: MovePageProps) {
  const [chainId, setChainId] = useState("");
  const source = useMemo(() => chainSource(tray.chains), [tray.chains]);
  const move = () => {
    tray.move(page.page, Number(chainId));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Mover la página ${page.page}`}
      description="Nada se guarda en la cadena hasta confirmar el escaneo."
      footer={
        <>
          <DialogClose>
            <Button>Cancelar</Button>
          </DialogClose>
          <Button variant="primary" disabled={chainId === ""} onClick={move}>
            Mover
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
        <div className="size-56 rounded-control bg-sunken p-2 max-sm:mx-auto">
          <PagePicture page={page} url={urlOf(page)} alt={`Página ${page.page}`} />
        </div>
        <Field label="Cadena de custodia" hint="Busque por número, fecha, residuo o planilla.">
          <Combobox
            label="Cadenas del proyecto"
            source={source}
            value={chainId}
            onValueChange={setChainId}
            placeholder="Buscar la cadena"
          />
        </Field>
      </div>
    </Dialog>
  );
}
