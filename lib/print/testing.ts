import { facts } from "./form-blocks";
import { headAndFootOf } from "./head-and-foot";
import { printPaper } from "./paper";

export const aCompany = {
  name: "Ñandú & Compañía",
  taxId: "1790012345001",
  header: "Quito",
  footer: "Pie",
  logo: null,
};

export const aSmallPaper = () =>
  printPaper(
    { title: "Uno", author: aCompany.name, day: "2026-03-01", shape: "portrait" },
    headAndFootOf({ company: aCompany, title: "Uno", number: "1" }),
    (paper) => paper.add(facts([{ label: "Cliente", value: "Ñandú ≥ 3 m³" }], 1)),
  );
