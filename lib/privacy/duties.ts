/** Reasons to keep a person's data, as `docs/privacy.md` and the screen tell them. */
export const duties = {
  proof: {
    why: "it proves who did what; the person stands there under the neutral name",
    label: "Prueba quién hizo qué; queda a nombre de «Persona borrada».",
  },
  security: {
    why: "it proves who entered; time erases it",
    label: "Prueba quién ingresó; se borra solo, al cumplir los meses que dice la configuración.",
  },
  waste: {
    why: "it proves to the environmental authority who handed over, carried and received waste",
    label: "Prueba ante la autoridad ambiental quién entregó, llevó y recibió los desechos.",
  },
  billing: {
    why: "it proves to the client and the tax authority what was billed",
    label: "Respalda lo cobrado ante el cliente y el SRI.",
  },
  transport: {
    why: "the tax authority asks for who carried, dispatched and received goods",
    label: "El SRI exige quién despachó, llevó y recibió la carga.",
  },
  maintenance: {
    why: "a signed sheet proves who mended what and who approved it",
    label: "La hoja firmada prueba quién reparó qué y quién lo aprobó.",
  },
  others: {
    why: "it belongs to another record, and is changed there",
    label: "Es de otro registro: si ya no corresponde, cámbielo allí.",
  },
  words: {
    why: "free words are not changed by a program; the search of the product finds them",
    label: "El texto libre no se toca: búsquelo y corríjalo a mano.",
  },
} as const;

export type Duty = keyof typeof duties;
