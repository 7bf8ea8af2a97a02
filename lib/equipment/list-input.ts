import * as z from "zod";
import { availabilities, conditions, equipmentTypes } from "@/db/values";
import { alwaysPaged, filter, paging, QueryFlag, wholeUnlessPaged } from "../lists/input";
import { LooseId, optionalStrictDay, Search, StrictDay } from "../wire/input";

const oneAsList = <T>(value: T | undefined) => (value === undefined ? undefined : [value]);

export const EquipmentList = z
  .object({
    search: Search,
    type_equipment: filter(z.enum(equipmentTypes)),
    status_equipment: filter(z.enum(conditions)),
    status_disponibility: filter(z.enum(availabilities)),
    project_id: filter(LooseId),
    ...paging,
  })
  .transform(({ type_equipment, status_equipment, status_disponibility, project_id, ...rest }) => ({
    ...alwaysPaged(rest),
    types: oneAsList(type_equipment),
    conditions: oneAsList(status_equipment),
    availabilities: oneAsList(status_disponibility),
    projectId: project_id,
  }));

export const AvailableList = z
  .object({
    search: Search,
    q: Search,
    type_equipment: filter(z.enum(equipmentTypes)),
    status_equipment: filter(z.enum(conditions)),
    exclude_services: filter(QueryFlag),
    available: filter(QueryFlag),
    from: filter(StrictDay),
    to: optionalStrictDay,
    ...paging,
  })
  .transform(
    ({
      search,
      q,
      type_equipment,
      status_equipment,
      exclude_services,
      available,
      from,
      to,
      ...rest
    }) => ({
      ...wholeUnlessPaged(rest),
      span: from && { from, to: to ?? null },
      search: search ?? q,
      type: type_equipment,
      condition: status_equipment,
      withServices: exclude_services === false,
      isAvailable: available,
    }),
  );

const idPattern = /^[1-9]\d{0,8}$/;

/** `?ids=1,2,3`, at most 500; what is no id is left out. */
export const unitsQuery = z.object({
  ids: z
    .string()
    .catch("")
    .transform((text) =>
      text
        .split(",")
        .filter((id) => idPattern.test(id))
        .slice(0, 500)
        .map(Number),
    ),
});
