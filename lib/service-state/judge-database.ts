import { broken, type Finding, strained, well } from "./finding";

const name = "Base de datos";

export type Answered = { milliseconds: number; version: string; isMigrated: boolean };

export function judgeDatabase({ milliseconds, version, isMigrated }: Answered): Finding {
  const said = `PostgreSQL ${version} responde en ${Math.round(milliseconds)} ms`;
  if (!isMigrated)
    return broken(
      name,
      "No está al día con esta versión de Faena",
      "Reinicie el servicio: al empezar la pone al día.",
    );
  return milliseconds > 500
    ? strained(name, said, "Mire qué más corre en su máquina y si le falta memoria o disco.")
    : well(name, said);
}
