"use client";

import { FolderDown } from "lucide-react";
import type { PackedModel } from "@/lib/archive/pack-models";
import { links } from "@/lib/links/pages";
import { Button } from "../ui/button";

/** What is attached to the chosen rows, as one ZIP. */
export const FilesInBulk = ({ model, ids }: { model: PackedModel; ids: readonly string[] }) => (
  <Button asChild size="sm">
    <a href={links.filesOf(model, ids)} download>
      <FolderDown aria-hidden="true" />
      Archivos (ZIP)
    </a>
  </Button>
);

export const filesInBulk = (model: PackedModel) => (ids: string[]) => (
  <FilesInBulk model={model} ids={ids} />
);
