"use client";

import { Printer } from "lucide-react";
import type { CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { isOnSheet, type LabelSize, labelSizes } from "@/lib/equipment/label-sizes";
import type { UnitLabel as Label } from "@/lib/equipment/list-labels";
import { EquipmentLabel } from "./equipment-label";
import styles from "./equipment-label.module.css";

const usualWidth = 100;

/** The page's paper stands in the page itself, so that other screens print on their own. */
export function LabelSheet({ labels, size }: { labels: Label[]; size: LabelSize }) {
  const { width, height, page } = labelSizes[size];
  const look = { "--label": width / usualWidth, "--label-height": `${height}mm` } as CSSProperties;
  return (
    <section
      aria-label="Etiquetas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={look}
      className={`${isOnSheet(size) ? styles.sheet : "print:block"} focus-inset grid w-fit max-w-full gap-4 overflow-x-auto print:overflow-visible`}
    >
      <style>{`@page { size: ${page}; margin: 0; }`}</style>
      {labels.map((label) => (
        <EquipmentLabel key={label.id} label={label} />
      ))}
    </section>
  );
}

export const PrintButton = () => (
  <Button variant="primary" onClick={() => window.print()}>
    <Printer aria-hidden="true" />
    Imprimir
  </Button>
);
