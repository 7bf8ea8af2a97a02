"use client";

import { Camera } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { openDarkroom } from "./darkroom";
import { fetchPdfKit, makePdf } from "./make-pdf";
import { PhotoCard } from "./photo-card";
import { PhotoCropper } from "./photo-cropper";
import { PhotoPickers } from "./photo-picker";
import type { Photos } from "./use-photos";

interface PhotosDialogProps {
  title: string;
  pages: Photos;
  onClose: () => void;
  onPdf: (file: File) => void;
}

const unmade =
  "No se pudo hacer el PDF. Las fotos quedan en este equipo: revise la señal e intente de nuevo.";

export function PhotosDialog({ title, pages, onClose, onPdf }: PhotosDialogProps) {
  const [cropped, setCropped] = useState<string | null>(null);
  const { photos, isBusy, error } = pages;
  useEffect(() => {
    openDarkroom();
    fetchPdfKit().catch(() => null);
  }, []);
  const at = photos.findIndex(({ id }) => id === cropped);
  const photo = photos[at];
  const finish = async () => {
    const file = await pages.work(() => makePdf(photos, `${title}.pdf`), unmade);
    if (file) onPdf(file);
  };
  if (photo)
    return (
      <Dialog
        open
        onOpenChange={() => setCropped(null)}
        size="lg"
        title={`Recortar la página ${at + 1}`}
      >
        <PhotoCropper
          key={photo.id}
          photo={photo}
          isBusy={isBusy}
          onBack={() => setCropped(null)}
          onCrop={(corners) => pages.crop(photo.id, corners).then(() => setCropped(null))}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Fotos de ${title}`}
      description="Cada foto es una página. Quedan en este equipo hasta que se suban."
      footer={
        <>
          <PhotoPickers isBusy={isBusy} onFiles={pages.add} />
          <Button
            variant="primary"
            isPending={isBusy}
            disabled={photos.length === 0}
            onClick={finish}
          >
            Subir como PDF
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="error" live>
          {error}
        </Alert>
      ) : null}
      {photos.length === 0 ? (
        <EmptyState
          icon={Camera}
          title="Aún no hay fotos"
          description="Tome una foto de cada página, o elija las que ya tiene."
          act="beside"
        />
      ) : (
        <ol className="mt-2 grid gap-4 sm:grid-cols-2">
          {photos.map((one, index) => (
            <PhotoCard
              key={one.id}
              photo={one}
              at={index}
              pages={pages}
              onCrop={() => setCropped(one.id)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
