"use client";

import { Bookmark } from "lucide-react";
import { usePathname } from "next/navigation";
import { Button } from "../ui/button";
import { lateContent } from "../ui/late-content";
import { Popover } from "../ui/popover";
import { useOffice } from "./office-context";
import type { SavedViewsProps } from "./saved-views";
import type { ListAddress } from "./use-list-address";

const LateViews = lateContent<SavedViewsProps>(() =>
  import("./saved-views").then(({ SavedViews }) => SavedViews),
);

const apart = ["page", "size"];

function askedBy({ params }: ListAddress): string {
  const asked = new URLSearchParams(params);
  for (const name of apart) asked.delete(name);
  return asked.toString();
}

/** How one likes to see this list, by name. */
export function ViewMenu({ address }: { address: ListAddress }) {
  const place = usePathname();
  const office = useOffice();
  if (!office) return null;
  return (
    <Popover
      label="Vistas guardadas"
      align="end"
      className="w-72"
      trigger={
        <Button aria-label="Vistas">
          <Bookmark aria-hidden="true" />
          <span className="max-2xl:hidden">Vistas</span>
        </Button>
      }
    >
      <LateViews place={place} asked={askedBy(address)} acts={office.views} />
    </Popover>
  );
}
