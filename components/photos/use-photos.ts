"use client";

import { useEffect, useState } from "react";
import type { Corners } from "./homography";
import { cropPhoto, openPhotos, type Photo, turnPhoto } from "./photo";
import { keepPhotos, readPhotos } from "./photo-store";
import { useWork } from "./use-work";

const noRoom = "No se pudo trabajar con la foto: puede que el equipo no tenga memoria libre.";

/** The browser keeps them, also when it is closed, until they are uploaded or removed. One act at a time. */
export function usePhotos(field: string) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const { isBusy, error, say, work } = useWork();
  useEffect(() => {
    let isGone = false;
    readPhotos(field).then((kept) => !isGone && setPhotos(kept));
    return () => {
      isGone = true;
    };
  }, [field]);

  /** Kept before they are shown: what the page shows is there after a reload. */
  const show = async (changed: readonly Photo[]) => {
    await keepPhotos(field, changed);
    setPhotos(changed);
  };
  const change = (id: string, act: (photo: Photo) => Promise<Photo>) =>
    work(
      async () => show(await Promise.all(photos.map((one) => (one.id === id ? act(one) : one)))),
      noRoom,
    );
  return {
    photos,
    isBusy,
    error,
    work,
    add: (files: readonly File[]) =>
      work(async () => {
        const { opened, refused } = await openPhotos(files);
        await show([...photos, ...opened]);
        say(refused.join(" ") || null);
      }, noRoom),
    turn: (id: string) => change(id, turnPhoto),
    crop: (id: string, corners: Corners) => change(id, (photo) => cropPhoto(photo, corners)),
    remove: (id: string) => work(() => show(photos.filter((one) => one.id !== id)), noRoom),
    move: (at: number, by: -1 | 1) => {
      const moved = [...photos];
      const [one] = moved.splice(at, 1);
      if (one) moved.splice(at + by, 0, one);
      return work(() => show(moved), noRoom);
    },
    clear: () => show([]),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
