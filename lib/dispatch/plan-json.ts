import * as z from "zod";
import { namedBody, recordBody } from "../wire/output";
import type { Copied } from "./copy-week";
import type { RoutesProposal } from "./get-proposal";
import { RouteBody, routeBodyJson, workJson, workShape } from "./json";
import type { NotPlaced, ProposedStop } from "./propose";
import type { Published } from "./publish-routes";

const Day = z.iso.date();

const PlacedBody = namedBody("ProposedStop", {
  ...workShape,
  date: Day,
  technical_id: z.int(),
  vehicle_id: z.int().nullable(),
});

const LeftBody = namedBody("LeftOutStop", { ...workShape, date: Day, reason: z.string() });

const HeldBody = namedBody("HeldBackRoute", {
  date: Day,
  technical_id: z.int(),
  technical_name: z.string(),
  reason: z.string(),
});

const placedJson = ({
  entry,
  date,
  staffId,
  vehicleId,
}: ProposedStop): z.input<typeof PlacedBody> => ({
  ...workJson(entry),
  date,
  technical_id: staffId,
  vehicle_id: vehicleId,
});

const leftJson = ({ entry, date, reason }: NotPlaced): z.input<typeof LeftBody> => ({
  ...workJson(entry),
  date,
  reason,
});

export const FilledRoutes = recordBody(
  namedBody("FilledRoutes", { placed: z.array(PlacedBody), left_out: z.array(LeftBody) }),
);

export const PublishedRoutes = recordBody(
  namedBody("PublishedRoutes", {
    published: z.array(RouteBody),
    held_back: z.array(HeldBody),
    mailed: z.array(z.string()),
    unreached: z.array(z.string()),
  }),
);

export const filledJson = ({ placed, left }: RoutesProposal | Copied) => ({
  data: { placed: placed.map(placedJson), left_out: left.map(leftJson) },
});

export const publishedJson = ({ published, heldBack, told }: Published) => ({
  data: {
    published: published.map(routeBodyJson),
    held_back: heldBack.map(({ route, reason }) => ({
      date: route.date,
      technical_id: route.staffId,
      technical_name: route.staffName,
      reason,
    })),
    mailed: told.mailed,
    unreached: told.unreached,
  },
});
