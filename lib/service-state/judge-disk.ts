import { showNumber } from "../values/decimal";
import { broken, type Finding, strained, well } from "./finding";

export type Space = { free: number; size: number };

const gigabyte = 1_000_000_000;
const shown = (bytes: number) => `${showNumber(String(bytes / gigabyte), 1)} GB`;

/** Bytes of the disk that holds the data. */
export function judgeDisk({ free, size }: Space): Finding {
  const name = "Disco";
  const share = Math.floor((free / size) * 100);
  const said = `Libres ${shown(free)} de ${shown(size)} (${share} %)`;
  const advice = "Amplíe el disco de DATA_DIR o lleve a otro lo que no sea de Faena.";
  if (free < gigabyte || share < 5) return broken(name, said, advice);
  return share < 15 && free < 20 * gigabyte ? strained(name, said, advice) : well(name, said);
}
