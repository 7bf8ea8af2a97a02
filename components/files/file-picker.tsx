import type { RefObject } from "react";
import { acceptedTypes } from "@/lib/files/accepted";
import type { Slot } from "@/lib/files/slot";

interface FilePickerProps {
  ref: RefObject<HTMLInputElement | null>;
  slot: Slot;
  onFiles: ((files: File[]) => void) | null;
}

/** The system's own picker; a button opens it. */
export const FilePicker = ({ ref, slot, onFiles }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={`Archivo de ${slot.label}`}
    accept={acceptedTypes[slot.kind]}
    onClick={(event) => event.stopPropagation()}
    onChange={({ target }) => {
      onFiles?.([...(target.files ?? [])]);
      target.value = "";
    }}
  />
);
