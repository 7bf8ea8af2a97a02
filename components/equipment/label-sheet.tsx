"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { UnitLabel as Label } from "@/lib/equipment/list-labels";
import { EquipmentLabel } from "./equipment-label";

/** In the page itself, so that other screens print on their own paper. */
const paper = "@page { size: 100mm 50mm; margin: 0; }";

export const LabelSheet = ({ labels }: { labels: Label[] }) => (
  <section
    aria-label="Etiquetas"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="focus-inset grid w-fit max-w-full gap-4 overflow-x-auto print:block print:overflow-visible"
  >
    <style>{paper}</style>
    {labels.map((label) => (
      <EquipmentLabel key={label.id} label={label} />
    ))}
  </section>
);

export const PrintButton = () => (
  <Button variant="primary" onClick={() => window.print()}>
    <Printer aria-hidden="true" />
    Imprimir
  </Button>
);
