import type { ActRefusal } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/http/act";

/** Where the files of records are sent and taken out. */
export const filesAddress = "/api/load_files/";

/** The slot a file goes into, and what is said with it. */
interface Delivery {
  model: string;
  objectId: number;
  field: string;
  invoiceReference?: string | undefined;
}

const unreachable: ActRefusal = {
  ok: false,
  code: "unreachable",
  error: "Se cortó la conexión con el servidor. Revise la señal e intente de nuevo.",
  fieldErrors: {},
};

/** What an error body of the API says. */
export function refusalIn(text: string): ActRefusal {
  try {
    const body = JSON.parse(text);
    return {
      ok: false,
      code: String(body.code ?? unreachable.code),
      error: String(body.error ?? unreachable.error),
      fieldErrors: body.field_errors ?? {},
    };
  } catch {
    return unreachable;
  }
}

const succeeded = (status: number) => status >= 200 && status < 300;

const nameOf = (value: FormDataEntryValue) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Tells one sending from another: where to, what is said, and which files. */
export const sendingName = (address: string, form: FormData): string =>
  JSON.stringify([address, [...form].map(([field, value]) => [field, nameOf(value)])]);

interface Sending<T> {
  /** The same for what is sent again because its answer was lost. */
  key: string;
  /** How much of it has gone, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** What an answer that succeeded says. */
  read: (text: string) => T;
}

/** Sends a form with its files; null when the signal ended it. */
export function sendForm<T>(
  address: string,
  form: FormData,
  { key, onProgress, signal, read }: Sending<T>,
): Promise<ActionResult<T> | null> {
  const request = new XMLHttpRequest();
  const answer = () => {
    const { status, responseText } = request;
    return succeeded(status)
      ? { ok: true as const, data: read(responseText) }
      : refusalIn(responseText);
  };
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(answer());
      } catch {
        resolve(unreachable);
      }
    };
    request.onerror = () => resolve(unreachable);
    request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", address);
    request.setRequestHeader("Idempotency-Key", key);
    request.send(form);
  });
}

/** A file on its way to its slot. */
export function deliveryOf(
  { model, objectId, field, invoiceReference }: Delivery,
  file: File,
): FormData {
  const form = new FormData();
  form.append("model_type", model);
  form.append("object_id", String(objectId));
  form.append("field_name", field);
  if (invoiceReference) form.append("invoice_reference", invoiceReference);
  form.append("file", file);
  return form;
}

/** Takes the file out of its slot. */
export async function removeFile({
  model,
  objectId,
  field,
}: Delivery): Promise<ActionResult<null>> {
  const query = new URLSearchParams({
    model_type: model,
    object_id: String(objectId),
    field_name: field,
  });
  const answer = await fetch(`${filesAddress}?${query}`, { method: "DELETE" });
  return answer.ok ? { ok: true, data: null } : refusalIn(await answer.text());
}
