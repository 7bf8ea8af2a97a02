import type { ActRefusal } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/http/act";

export const filesAddress = "/api/load_files/";

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

/** Identifies a request: its address, fields and files. */
export const sendingName = (address: string, form: FormData): string =>
  JSON.stringify([address, [...form].map(([field, value]) => [field, nameOf(value)])]);

interface Sending<T> {
  /** The same when it is sent again after a lost answer. */
  key: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  read: (text: string) => T;
}

/** Null when the signal ended it. */
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
