import { env } from "../kernel/env";

export type MailContent = { subject: string; words: string; html: string };

type Link = { label: string; path: string };

/** A paragraph, a list under its heading, or a place to go to. */
export type MailPart = string | { heading: string; items: readonly string[] } | Link;

type Mail = { subject: string; greeting: string; parts: readonly MailPart[]; closing: string };

/** Of the site by itself where the service does not know how it is reached. */
const addressOf = (path: string) => (env.APP_URL ? new URL(path, env.APP_URL).href : path);

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function wordsOf(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("path" in part) return `${part.label}: ${addressOf(part.path)}`;
  return [part.heading, ...part.items.map((item) => `- ${item}`)].join("\n");
}

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

function htmlOf(part: MailPart): string {
  if (typeof part === "string") return paragraph(escaped(part));
  if ("path" in part)
    return paragraph(
      `<a href="${escaped(addressOf(part.path))}" style="color:#0b6b74">${escaped(part.label)}</a>`,
    );
  const items = part.items.map((item) => `<li>${escaped(item)}</li>`).join("");
  return `${paragraph(`<strong>${escaped(part.heading)}</strong>`)}<ul style="margin:-8px 0 16px;padding-left:20px">${items}</ul>`;
}

const page = (body: string) =>
  `<!doctype html><html lang="es"><body style="margin:0;padding:24px;background:#fff;color:#16262a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">${body}</div></body></html>`;

/** The same in words and as HTML. Everything given is text. */
export function composeMail({ subject, greeting, parts, closing }: Mail): MailContent {
  const all = [greeting, ...parts, closing];
  return {
    subject,
    words: `${all.map(wordsOf).join("\n\n")}\n`,
    html: page(all.map(htmlOf).join("")),
  };
}
