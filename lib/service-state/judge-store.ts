import type { StoreTrouble } from "../installation/trouble";
import { broken, type Finding, strained, well } from "./finding";

const name = "Almacén de archivos";

export function judgeStore(answers: boolean, trouble: StoreTrouble | null): Finding {
  if (!answers)
    return broken(
      name,
      "No responde",
      "Revise el disco de DATA_DIR o la dirección de STORAGE_URL; los registros siguen a salvo.",
    );
  return trouble
    ? strained(name, "No concuerda con los registros", "Inicio explica qué hacer con los archivos.")
    : well(name, "Guarda y devuelve archivos");
}
