"use client";

import { recordIcons } from "@/components/layout/record-icons";
import { hitTypeLabels } from "@/lib/search/labels";
import { groupedBy } from "@/lib/values/rows";
import { PaletteEntry, PaletteGroup } from "./palette-list";
import type { Destination } from "./places";
import type { SearchHit } from "./use-search";

interface RecordsProps {
  found: readonly SearchHit[];
  onOpen: (record: SearchHit) => void;
}

const entryOf = (record: SearchHit, onOpen: RecordsProps["onOpen"]) => (
  <PaletteEntry
    key={record.url}
    value={record.url}
    icon={recordIcons[record.type]}
    label={record.label}
    detail={record.detail}
    onChoose={() => onOpen(record)}
  />
);

/** In the order shown: the kind of the best hit first. */
export const inGroups = (found: readonly SearchHit[]): SearchHit[] =>
  [...groupedBy(found, ({ type }) => type).values()].flat();

export const Records = ({ found, onOpen }: RecordsProps) =>
  [...groupedBy(found, ({ type }) => type)].map(([type, records]) => (
    <PaletteGroup key={type} heading={hitTypeLabels[type]}>
      {records.map((record) => entryOf(record, onOpen))}
    </PaletteGroup>
  ));

export const Recent = ({
  recent,
  onOpen,
}: {
  recent: readonly SearchHit[];
  onOpen: RecordsProps["onOpen"];
}) =>
  recent.length === 0 ? null : (
    <PaletteGroup heading="Recientes">
      {recent.map((record) => entryOf(record, onOpen))}
    </PaletteGroup>
  );

export const placeValue = ({ label, href }: Pick<Destination, "label" | "href">) =>
  `${label} ${href}`;

interface PlacesProps {
  heading: string;
  places: readonly Destination[];
  onGo: (address: string) => void;
}

export const Places = ({ heading, places, onGo }: PlacesProps) =>
  places.length === 0 ? null : (
    <PaletteGroup heading={heading}>
      {places.map(({ label, href, icon }) => (
        <PaletteEntry
          key={href}
          value={placeValue({ label, href })}
          icon={icon}
          label={label}
          onChoose={() => onGo(href)}
        />
      ))}
    </PaletteGroup>
  );
