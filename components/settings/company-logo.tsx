"use client";

import { ImageIcon } from "lucide-react";
import { PictureField } from "@/components/files/picture-field";
import { Card } from "@/components/ui/card";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";

interface CompanyLogoProps {
  url: string | null;
  version: number;
  save: ChangeAct;
  remove: ChangeAct;
}

export const CompanyLogo = ({ url, version, save, remove }: CompanyLogoProps) => (
  <Card title="Logotipo" description="Encabeza los documentos impresos. JPEG, PNG, WebP o GIF.">
    <PictureField
      name="logotipo"
      hasPicture={url !== null}
      save={asSeen(save, version)}
      remove={asSeen(remove, version)}
    >
      <span className="grid h-20 w-48 place-items-center overflow-hidden rounded-control border border-line bg-white p-2">
        {url ? (
          // biome-ignore lint/performance/noImgElement: a private file, streamed as it is
          <img src={url} alt="Logotipo de la empresa" className="max-h-full max-w-full" />
        ) : (
          <ImageIcon className="size-7 text-neutral-500" aria-hidden="true" />
        )}
      </span>
    </PictureField>
  </Card>
);
