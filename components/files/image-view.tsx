"use client";

import { type SyntheticEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ScrollArea } from "./scroll-area";
import { useView } from "./use-view";
import { ViewerToolbar } from "./viewer-toolbar";

export function ImageView({ name, url }: { name: string; url: string }) {
  const view = useView();
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewerToolbar view={view} />
      <ScrollArea label={name}>
        {(width) =>
          isBroken ? (
            <Alert tone="error" live>
              No se pudo abrir la imagen. Descárguela o vuelva a subirla.
            </Alert>
          ) : (
            <Picture
              {...{ name, url }}
              width={(width ?? 0) * view.zoom}
              rotation={view.rotation}
              onBroken={() => setBroken(true)}
            />
          )
        }
      </ScrollArea>
    </div>
  );
}

interface PictureProps {
  name: string;
  url: string;
  /** Pixels across, in any rotation. */
  width: number;
  rotation: number;
  onBroken: () => void;
}

function Picture({ name, url, width, rotation, onBroken }: PictureProps) {
  const [shape, setShape] = useState(1);
  const learn = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setShape(currentTarget.naturalWidth / currentTarget.naturalHeight || 1);
  const isSideways = rotation % 180 !== 0;
  const height = isSideways ? width * shape : width / shape;
  return (
    <div className="relative mx-auto" style={{ width, height }}>
      {/* biome-ignore lint/performance/noImgElement: a private file of any size, streamed as it is */}
      <img
        src={url}
        alt={name}
        onLoad={learn}
        onError={onBroken}
        className="absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2 rounded"
        style={{ width: isSideways ? height : width, rotate: `${rotation}deg` }}
      />
    </div>
  );
}
