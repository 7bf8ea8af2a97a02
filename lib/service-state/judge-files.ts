import type { DamagedFile, FileChecks } from "../files/get-file-checks";
import { damageLabels } from "../files/labels";
import { counted, showCount } from "../values/count-text";
import { broken, type Finding, well } from "./finding";

const name = "Archivos guardados";

const showDamaged = ({ fileName, owner, damage }: DamagedFile) =>
  `«${fileName}» de ${owner} (${damageLabels[damage]})`;

/** Whether files are still what they were when they arrived. */
export function judgeFiles({ files, checked, damaged, some }: FileChecks): Finding {
  if (damaged > 0) {
    const rest = damaged - some.length;
    const more = rest > 0 ? ` y ${counted(rest, "archivo", "archivos")} más` : "";
    return broken(
      name,
      `${counted(damaged, "archivo ya no es", "archivos ya no son")} lo que se subió: ${some.map(showDamaged).join(", ")}${more}`,
      "Suba de nuevo lo dañado, o recupérelo de una copia de seguridad, y revise el disco o el almacén.",
    );
  }
  if (files === 0) return well(name, "Aún no hay ninguno");
  return checked < files
    ? well(name, `Comprobados ${showCount(checked)} de ${showCount(files)}; cada noche se sigue`)
    : well(name, "Todos siguen como se subieron; cada mes se vuelven a leer");
}
