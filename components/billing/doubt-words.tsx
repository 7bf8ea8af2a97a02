import { TextLink } from "@/components/ui/text-link";
import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

type Charge = ShownDoubleCharge["charges"][number];

/** The records that show a charge, each a link. */
export const Proofs = ({ proofs }: Pick<Charge, "proofs">) =>
  proofs.map(({ label, url }, at) => (
    <span key={url}>
      {at > 0 ? ", " : null}
      <TextLink href={url}>{label}</TextLink>
    </span>
  ));

/** One of the charges: what it is, what it costs, and what stands behind it. */
const OneCharge = ({ charge, own }: { charge: Charge; own: string }) => (
  <li>
    {charge.label}
    {charge.amount === null ? null : (
      <span className="tabular-nums"> · {showMoney(charge.amount)}</span>
    )}
    {" · "}
    {charge.proofs.length > 0 ? <Proofs proofs={charge.proofs} /> : own}
  </li>
);

interface DoubtWordsProps {
  doubt: ShownDoubleCharge;
  /** What is written where only the record on the screen stands behind a charge. */
  own?: string;
}

/** A unit, a day, and each charge of its work. */
export const DoubtWords = ({ doubt, own = "este registro" }: DoubtWordsProps) => (
  <>
    <p className="font-medium">
      {doubt.code}, {showDay(doubt.day)}
    </p>
    <ul className="list-disc pl-5">
      {doubt.charges.map((charge) => (
        <OneCharge key={charge.claim} charge={charge} own={own} />
      ))}
    </ul>
  </>
);
