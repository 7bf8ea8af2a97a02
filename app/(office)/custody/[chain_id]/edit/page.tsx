import type { Metadata } from "next";
import { chainValues } from "@/components/custody/chain-defaults";
import { FillChain } from "@/components/custody/fill-chain";
import { may } from "@/lib/auth/permissions";
import { getChain } from "@/lib/custody/get-chain";
import { listAssignmentChoices } from "@/lib/custody/list-assignment-choices";
import { listOpenSheets } from "@/lib/custody/list-open-sheets";
import { listTanks } from "@/lib/custody/list-tanks";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isWritable } from "@/lib/states/worksheet";
import { create, update } from "../../actions";

export const metadata: Metadata = { title: "Editar cadena de custodia" };

type Props = { params: Promise<{ chain_id: string }> };

export default async function EditChainPage({ params }: Props) {
  const ctx = await pageContext("custody.update");
  const chainId = idOfPath((await params).chain_id);
  const detail = await orNotFound(getChain(ctx, { chainId }));
  const { chain, sheet, project, partner, items } = detail;
  const projectId = project.id;
  const [{ sheets }, offered] = await Promise.all([
    listOpenSheets(ctx, { projectId }),
    listAssignmentChoices(ctx, { projectId, items }),
  ]);
  const tanks = await listTanks(ctx, offered);
  return (
    <FillChain
      title={`Editar cadena ${chain.consecutive}`}
      subtitle={`${partner.name} · ${project.location}`}
      crumbs={[
        { label: "Cadenas de custodia", href: links.custody },
        { label: chain.consecutive, href: links.custodyChain(chainId) },
        { label: "Editar" },
      ]}
      isOpen={isWritable(sheet)}
      values={chainValues(detail)}
      draftName={`custody:${ctx.caller.user.id}:chain:${chainId}`}
      version={chain.version}
      {...{ sheet, projectId, sheets, offered, tanks }}
      mayAssign={may(ctx.caller, "assignments.add")}
      acts={{ create, update }}
    />
  );
}
