import type { Metadata } from "next";
import { reserveAddress, unknownReturnsAddress } from "@/components/availability/board-addresses";
import { FoundAnswer } from "@/components/availability/found-answer";
import { FoundLists } from "@/components/availability/found-lists";
import { SearchFields } from "@/components/availability/search-fields";
import { TimelineCard } from "@/components/availability/timeline-card";
import { PageHeader } from "@/components/layout/page-header";
import { Alert } from "@/components/ui/alert";
import { rightsOf } from "@/lib/auth/permissions";
import { boardQuery } from "@/lib/availability/board-views";
import { getBoard } from "@/lib/availability/get-board";
import { parseListQuery, type SearchParams, toSearchParams } from "@/lib/lists/address";
import { pageContext } from "@/lib/next/page-context";
import { move } from "../reservations/actions";

export const metadata: Metadata = { title: "Disponibilidad" };

type Props = { searchParams: Promise<SearchParams> };

export default async function AvailabilityPage({ searchParams }: Props) {
  const ctx = await pageContext("availability.search");
  const query = parseListQuery(await searchParams, boardQuery);
  const board = await getBoard(ctx, query);
  const mayDo = rightsOf(ctx.caller, {
    reserve: "reservations.create",
    move: "reservations.move",
  });
  const { found, texts, faults, near } = board;
  const asked = toSearchParams(query);
  const codes = found?.answer.fits
    ? found.lines.free.slice(0, found.quantity).map(({ code }) => code)
    : [];
  const reserve =
    mayDo.reserve && codes.length > 0
      ? { href: reserveAddress(board, { type: texts.type, quantity: codes.length }), codes }
      : null;
  return (
    <>
      <PageHeader title="Disponibilidad" subtitle="Qué equipos hay para qué días" />
      <SearchFields {...{ texts, faults, near }} />
      {found ? (
        <FoundAnswer
          answer={found.answer}
          unknownReturns={found.unknownReturns}
          unknownReturnsHref={unknownReturnsAddress(asked, true)}
          reserve={reserve}
        />
      ) : (
        <Alert tone="error" className="mb-4" title="Corrija lo que se busca" live>
          Los campos marcados dicen qué tienen mal.
        </Alert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)] 2xl:grid-cols-[26rem_minmax(0,1fr)]">
        {found ? (
          <FoundLists
            {...{ found }}
            showsUnknownReturns={board.showsUnknownReturns}
            allHref={unknownReturnsAddress(asked, false)}
            reserveOf={
              mayDo.reserve
                ? ({ id, type }) => reserveAddress(board, { type, quantity: 1, unitId: id })
                : null
            }
          />
        ) : null}
        <div className="min-w-0 xl:sticky xl:top-18">
          <TimelineCard
            {...{ board }}
            today={ctx.today}
            mayReserve={mayDo.reserve}
            move={mayDo.move ? move : null}
          />
        </div>
      </div>
    </>
  );
}
