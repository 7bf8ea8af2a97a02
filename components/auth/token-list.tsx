"use client";

import { KeyRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { Act } from "@/components/ui/use-act";
import type { Token } from "@/lib/auth/list-tokens";
import { isReadOnly } from "@/lib/auth/token-scope";
import { links } from "@/lib/links/pages";
import { showInstant } from "@/lib/values/clock";
import { NewToken } from "./new-token";
import { RevokeToken } from "./revoke-token";

interface TokenListProps {
  tokens: Token[];
  timeZone: string;
  now: Date;
  asksCode: boolean;
  make: Act<string>;
  revoke: Act;
}

export function TokenList({ tokens, timeZone, now, asksCode, make, revoke }: TokenListProps) {
  return (
    <Card
      title="Tokens de acceso"
      description={
        <>
          Para que otros sistemas trabajen en su nombre. Cómo se usan:{" "}
          <TextLink href={links.apiReference}>Referencia de la API</TextLink>
        </>
      }
      padding="none"
      actions={<NewToken make={make} asksCode={asksCode} />}
    >
      {tokens.length === 0 ? (
        <EmptyState
          icon={KeyRound}
          title="Sin tokens"
          description="Ningún sistema trabaja en su nombre."
          act="beside"
          className="pt-4 pb-8"
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {tokens.map((token) => (
            <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
              <KeyRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 text-ink">
                  <span className="break-words">{token.name}</span>
                  <Badge>{isReadOnly(token) ? "Solo lectura" : "Lectura y escritura"}</Badge>
                  {token.expiresAt && token.expiresAt <= now ? (
                    <Badge tone="danger">Vencido</Badge>
                  ) : null}
                </p>
                <p className="mt-0.5 text-muted text-xs tabular-nums">{said(token, timeZone)}</p>
              </div>
              <RevokeToken token={token} revoke={revoke} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function said({ createdAt, lastUsedAt, expiresAt }: Token, timeZone: string): string {
  const when = (instant: Date) => showInstant(instant, timeZone);
  return [
    `Creado el ${when(createdAt)}`,
    lastUsedAt ? `usado el ${when(lastUsedAt)}` : "sin usar",
    expiresAt ? `vence el ${when(expiresAt)}` : "sin vencimiento",
  ].join(" · ");
}
