import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { nobodyAt } from "../kernel/testing";
import { getServiceState } from "./get-service-state";

const find = async (name: string) =>
  (await getServiceState(nobodyAt(new Date()))).find((finding) => finding.name === name);

test("tells of everything that the service stands on", async () => {
  const names = (await getServiceState(nobodyAt(new Date()))).map(({ name }) => name);
  expect(names).toEqual([
    "Base de datos",
    "Disco",
    "Almacén de archivos",
    "Archivos guardados",
    "Tareas",
    "Correos",
    "Copias de seguridad",
    "Versión",
  ]);
  expect(await find("Base de datos")).toMatchObject({ state: "well" });
  expect(await find("Almacén de archivos")).toMatchObject({ state: "well" });
});

test("a job that was given up is told", async () => {
  await database().execute(
    sql`insert into pgboss.job (name, state, completed_on) values ('sweep-files', 'failed', now())`,
  );
  expect(await find("Tareas")).toMatchObject({ state: "strained", said: "1 tarea fallida" });
});
