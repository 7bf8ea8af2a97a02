import { expect, test } from "vitest";
import { composeMail } from "./compose-mail";

const content = composeMail({
  subject: "Asunto",
  greeting: "Hola, <b>Ana</b>:",
  parts: [
    "Cueste lo que cueste & más",
    { heading: "Papeles", items: ['Licencia "B"', "Matrícula"] },
    { label: "Abrir", path: "/login/new-password?key=a&b" },
  ],
  closing: "Fin.",
});

test("a mail says the same in words and as HTML", () => {
  expect(content.words).toBe(
    'Hola, <b>Ana</b>:\n\nCueste lo que cueste & más\n\nPapeles\n- Licencia "B"\n- Matrícula\n\nAbrir: /login/new-password?key=a&b\n\nFin.\n',
  );
  for (const part of ["Papeles", "<li>Matrícula</li>", 'href="/login/new-password?key=a&#38;b"'])
    expect(content.html).toContain(part);
});

test("what is given is text, never markup", () => {
  expect(content.html).not.toContain("<b>");
  expect(content.html).toContain("&#60;b&#62;Ana");
  expect(content.html).toContain("Licencia &#34;B&#34;");
});
