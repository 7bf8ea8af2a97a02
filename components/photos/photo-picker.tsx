"use client";

import { Camera, Images, type LucideIcon } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";

interface PhotoPickerProps extends Pick<ComponentProps<"input">, "capture" | "multiple"> {
  label: string;
  icon: LucideIcon;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

function PhotoPicker({ label, icon: Icon, isBusy, onFiles, ...input }: PhotoPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        {...input}
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button disabled={isBusy} onClick={() => picker.current?.click()}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}

type PickersProps = Pick<PhotoPickerProps, "isBusy" | "onFiles">;

export const PhotoPickers = (props: PickersProps) => (
  <>
    <PhotoPicker {...props} label="Tomar foto" icon={Camera} capture="environment" />
    <PhotoPicker {...props} label="Elegir fotos" icon={Images} multiple />
  </>
);
