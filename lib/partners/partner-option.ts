type Named = { id: number; name: string; businessTaxId: string };

export const partnerOption = ({ id, name, businessTaxId }: Named) => ({
  value: String(id),
  label: name,
  detail: `RUC ${businessTaxId}`,
});
