import { newFormKey } from "@/components/forms/form-key";
import { drawn } from "./darkroom";
import { type Corners, turnedCorners, wholePicture } from "./homography";

export type Photo = {
  id: string;
  /** Upright, and no larger than a page. */
  picture: Blob;
  /** Of the sheet on it. */
  corners: Corners;
  /** The sheet, straightened. */
  page: Blob;
};

const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const unreadable = (file: File): string =>
  isHeic(file)
    ? `«${file.name}» es una foto HEIC y este navegador no puede abrirla. Tómela con el botón «Tomar foto», o envíela como JPEG (en el iPhone: Ajustes, Cámara, Formatos, «Más compatible»).`
    : `«${file.name}» no es una foto que este navegador pueda abrir. Use fotos JPEG o PNG.`;

/** Null when the browser cannot open it. */
async function openPhoto(file: File): Promise<Photo | null> {
  const picture = await drawn((by) => by.fitted(file));
  return picture && { id: newFormKey(), picture, corners: wholePicture, page: picture };
}

export async function openPhotos(files: readonly File[]) {
  const opened: Photo[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const photo = await openPhoto(file);
    if (photo) opened.push(photo);
    else refused.push(unreadable(file));
  }
  return { opened, refused };
}

export async function turnPhoto(photo: Photo): Promise<Photo> {
  const picture = await drawn((by) => by.turned(photo.picture));
  const page = photo.page === photo.picture ? picture : await drawn((by) => by.turned(photo.page));
  return { ...photo, picture, page, corners: turnedCorners(photo.corners) };
}

export async function cropPhoto(photo: Photo, corners: Corners): Promise<Photo> {
  const isWhole = JSON.stringify(corners) === JSON.stringify(wholePicture);
  const page = isWhole
    ? photo.picture
    : await drawn((by) => by.straightened(photo.picture, corners));
  return { ...photo, corners, page };
}
