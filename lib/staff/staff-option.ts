type Named = { id: number; name: string; dni: string };

export const staffOption = ({ id, name, dni }: Named) => ({
  value: String(id),
  label: name,
  detail: dni,
});

export const carrierOption = ({ dni, ...person }: Named) =>
  staffOption({ ...person, dni: `Cédula ${dni}` });
