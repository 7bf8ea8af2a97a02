import type { Page } from "@playwright/test";

type Told = { name: string; value: { value?: unknown } };
type Spoken = {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: Told[];
};

const states: Record<string, string> = {
  required: "obligatorio",
  invalid: "no válido",
  checked: "marcado",
  pressed: "presionado",
  expanded: "desplegado",
  disabled: "no disponible",
};

const text = (part: { value?: unknown } | undefined) => String(part?.value ?? "").trim();

const isOn = (value: unknown) => value === true || value === "true";

function stateOf(told: readonly Told[]) {
  const on = new Set(told.filter(({ value }) => isOn(value.value)).map(({ name }) => name));
  return Object.entries(states).flatMap(([name, word]) => (on.has(name) ? [word] : []));
}

/** As the browser words it: "textbox Título, obligatorio, no válido: Este campo es obligatorio." */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return (nodes as Spoken[])
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const said = [`${text(role)} ${text(name)}`, ...stateOf(properties)].join(", ");
      return text(description) ? `${said}: ${text(description)}` : said;
    });
}
