/** What a form with a draft is told when the server cannot be reached. */
export const noSignal = {
  ok: false,
  code: "unreachable",
  error:
    "Sin conexión: no se pudo guardar. Lo escrito sigue en este dispositivo; toque Guardar otra vez cuando haya señal.",
  fieldErrors: {},
} as const;
