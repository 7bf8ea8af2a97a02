type Named = { id: number; name: string; dni: string };

export const staffOption = ({ id, name, dni }: Named) => ({
  value: String(id),
  label: name,
  detail: dni,
});

/** As a guide asks who drives: by his document, said as what it is. */
export const carrierOption = ({ dni, ...person }: Named) =>
  staffOption({ ...person, dni: `Cédula ${dni}` });
