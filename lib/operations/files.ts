import { aRead, aWrite, everyone, office } from "./operation";

export const filesOperations = {
  "files.fields": aRead(
    everyone,
    "Listar los campos de archivo",
    "List the file fields of a model, or of all",
  ),
  "files.find": aRead(
    everyone,
    "Consultar el archivo de un campo",
    "Tell which file a field holds",
  ),
  "files.download": aRead(everyone),
  "files.attach": aWrite(
    everyone,
    "Subir o reemplazar el archivo de un campo",
    "Upload a file into a field, in place of the one it holds",
  ),
  "files.replace": aWrite(office),
  "files.detach": aWrite(office, "Eliminar el archivo de un campo", "Remove the file of a field"),
  "files.countPages": aRead(
    everyone,
    "Contar las páginas de un PDF",
    "Count the pages of a PDF without keeping it",
  ),
  "files.tree": aRead(
    everyone,
    "Consultar todos los documentos",
    "The file fields of every live record, and what they hold",
  ),
  "files.projectTree": aRead(
    everyone,
    "Consultar los documentos de un proyecto",
    "The file fields of a project's records, and what they hold",
  ),
  "files.merge": aRead(
    everyone,
    "Unir documentos en un PDF",
    "Everything attached to a project's sheets and guides, as one PDF",
  ),
  "files.print": aRead(everyone),
  "files.bulkCustody": aWrite(
    office,
    "Repartir un PDF entre cadenas de custodia",
    "Split a PDF and give page n to custody chain n",
  ),
  "files.scanCustody": aWrite(
    office,
    "Subir un escaneo de cadenas en cualquier orden",
    "Upload a scan batch, signed custody sheets in any order; it is read behind",
  ),
  "files.listScans": aRead(
    office,
    "Listar los escaneos de un proyecto",
    "List the scan batches of custody sheets of a project",
  ),
  "files.getScan": aRead(
    office,
    "Consultar un escaneo y sus páginas",
    "Get a scan batch: its progress, and what each page is",
  ),
  "files.getScanOriginal": aRead(
    office,
    "Descargar un escaneo como se subió",
    "Download a scan batch as it was uploaded",
  ),
  "files.getScanPage": aRead(
    office,
    "Ver la imagen de una página escaneada",
    "Get the small picture of a scanned page",
  ),
  "files.arrangeScan": aWrite(
    office,
    "Ordenar las páginas de un escaneo",
    "Move pages of a scan batch to chains by hand, order, drop and turn them",
  ),
  "files.confirmScan": aWrite(
    office,
    "Guardar las páginas de un escaneo",
    "Save the pages of a reviewed scan batch on their chains",
  ),
  "files.cancelScan": aWrite(
    office,
    "Cancelar un escaneo",
    "Cancel a scan batch, also while it is read",
  ),
  "files.listRemoved": aRead(office),
  "files.restore": aWrite(office),
  "files.listQuarantined": aRead(office),
  "files.putBack": aWrite(office),
  "files.setAside": aWrite(office),
} as const;
