"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import type { Act } from "@/components/ui/use-act";
import type { Day } from "@/lib/values/dates";
import type { PricedService } from "./price-values";

const PriceForm = lateWindow(() => import("./price-form").then(({ PriceForm }) => PriceForm));

interface NewPriceProps {
  services: readonly PricedService[];
  today: Day;
  create: Act;
}

export function NewPrice({ services, today, create }: NewPriceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        Nuevo precio
      </Button>
      {isOpen ? (
        <PriceForm {...{ services, today }} save={create} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
