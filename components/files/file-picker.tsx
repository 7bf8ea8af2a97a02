import type { RefObject } from "react";
import { acceptedTypes } from "@/lib/files/accepted";
import type { FileKind } from "@/lib/files/attachable";

interface FilePickerProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  kind: FileKind;
  onFiles: ((files: File[]) => void) | null;
}

export const FilePicker = ({ ref, label, kind, onFiles }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept={acceptedTypes[kind]}
    onClick={(event) => event.stopPropagation()}
    onChange={({ target }) => {
      onFiles?.([...(target.files ?? [])]);
      target.value = "";
    }}
  />
);
