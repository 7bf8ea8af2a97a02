import { usualPaperMonths } from "@/db/values";

export const demoCompany = {
  company_name: "Faena Servicios de Campo S.A.",
  company_tax_id: "1792876540001",
  signatories: [
    { name: "Ing. Gabriela Andrade", role: "Jefa de operaciones" },
    { name: "Ing. Patricio Yépez", role: "Supervisor de campo" },
  ],
  document_texts: {
    header: "Vía a Lago Agrio km 4, Francisco de Orellana\nTel. 06 288 1450",
    treatment: "Planta de tratamiento de aguas residuales de El Coca",
  },
  paper_months: {
    ...usualPaperMonths,
    due_date_matricula: 12,
    due_date_technical_review: 12,
    insurance_expiration_date: 12,
  },
};
