import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { getSearchedProjects } from "./get-searched-projects";
import { listFoundProjects } from "./list-found-projects";

test("a project is found by its number, its site or its client", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const { id: partnerId } = await make.aPartner({ name: "Petrolera Ñandú" });
  const { id: other } = await make.aPartner({ name: "Andes" });
  const coca = await make.aProject({ location: "Coca", partnerId: other });
  const tena = await make.aProject({ location: "Tena", partnerId });
  const numbered = await make.aProject({ location: `Pozo ${tena.id}`, partnerId: other });
  const idsOf = async (search: string) =>
    (await listFoundProjects(ctx, search)).map(({ id }) => id);
  expect(await idsOf("coca")).toEqual([coca.id]);
  expect(await idsOf("nandu")).toEqual([tena.id]);
  expect(await idsOf(String(tena.id))).toEqual([tena.id, numbered.id]);
  expect(await idsOf("")).toHaveLength(3);
});

test("the chosen one comes with its name, none without a choice", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const { id } = await make.aProject({ location: "Coca" });
  const gone = await make.aProject({ isDeleted: true });
  expect((await getSearchedProjects(ctx, id)).chosen).toEqual([
    { value: String(id), label: `${id} · Coca` },
  ]);
  expect((await getSearchedProjects(ctx, undefined)).chosen).toEqual([]);
  expect((await getSearchedProjects(ctx, gone.id)).chosen).toEqual([]);
});
