import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { domainErrorOf } from "../http/domain-error-of";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { createPrice } from "./create-price";
import { deletePrice } from "./delete-price";
import { PriceInput } from "./input";
import { listPriceRows } from "./list-price-rows";
import { listPricesFor } from "./list-prices-for";
import { findPriceOn } from "./price-on";
import { updatePrice } from "./update-price";

let ctx: Context;
beforeEach(async () => {
  ctx = await memberAt("2026-11-20T12:00:00-05:00");
});

const typed = (given: object = {}) =>
  PriceInput.parse({
    ...{ price_kind: "RENT", type_equipment: "LVMNOS", from_date: "2026-11-01", amount: "35.00" },
    ...given,
  });

const whole = { page: null, search: undefined, sort: null };

const refusal = async (act: Promise<unknown>) =>
  domainErrorOf(
    await act.then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  );

test("a list is written, shown with what replaces it, and read for a client", async () => {
  const partner = await make.aPartner();
  const first = await createPrice(ctx, typed());
  await createPrice(ctx, typed({ from_date: "2026-12-01", amount: "36.00" }));
  const own = await createPrice(ctx, typed({ partner_id: partner.id, amount: "33.00" }));
  await createPrice(ctx, typed({ partner_id: (await make.aPartner()).id, amount: "1.00" }));

  const { rows, total } = await listPriceRows(ctx, whole);
  expect(total).toBe(4);
  expect(rows.find(({ id }) => id === first.id)).toMatchObject({
    ...{ partnerName: null, replacedOn: "2026-12-01" },
  });
  const current = await listPriceRows(ctx, { ...whole, isCurrent: true });
  expect(current.rows.map(({ amount }) => amount).toSorted()).toEqual(["1.00", "33.00", "35.00"]);
  const others = await listPriceRows(ctx, { ...whole, isCurrent: false });
  expect(others.rows.map(({ amount }) => amount)).toEqual(["36.00"]);
  expect((await listPriceRows(ctx, { ...whole, partnerId: partner.id })).rows).toHaveLength(1);

  const asked = { partnerId: partner.id, kinds: ["RENT"] as const };
  const prices = await listPricesFor(ctx, asked);
  expect(prices).toHaveLength(3);
  const subject = { kind: "RENT", type: "LVMNOS", serviceId: null } as const;
  expect(findPriceOn(prices, { ...subject, partnerId: partner.id }, ctx.today)?.amount).toBe(
    own.amount,
  );
});

test("one price of the same from a day, changed and deleted", async () => {
  const price = await createPrice(ctx, typed());
  expect(await refusal(createPrice(ctx, typed({ amount: "1.00" })))).toMatchObject({
    kind: "invalid",
  });
  const changed = await updatePrice(ctx, {
    ...typed({ amount: "36.50", price_kind: "TRANSPORT" }),
    priceId: price.id,
  });
  expect(changed).toMatchObject({ kind: "TRANSPORT", type: null, amount: "36.50" });
  await deletePrice(ctx, { priceId: price.id });
  expect(await refusal(deletePrice(ctx, { priceId: price.id }))).toMatchObject({ kind: "missing" });
});

test("names a client and a service that are there, and a type where rent is priced", async () => {
  expect(await refusal(createPrice(ctx, typed({ partner_id: 999_999 })))).toMatchObject({
    kind: "missing",
  });
  const unit = await make.anEquipment();
  const visit = typed({ price_kind: "VISIT", resource_item_id: unit.id });
  expect(await refusal(createPrice(ctx, visit))).toMatchObject({ kind: "invalid" });
  const lacking = { price_kind: "RENT", type_equipment: "", from_date: "2026-11-01", amount: "1" };
  expect(PriceInput.safeParse(lacking).success).toBe(false);
});
