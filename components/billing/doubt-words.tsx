import { TextLink } from "@/components/ui/text-link";
import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

type Charge = ShownDoubleCharge["charges"][number];

export const Proofs = ({ proofs }: Pick<Charge, "proofs">) =>
  proofs.map(({ label, url }, at) => (
    <span key={url}>
      {at > 0 ? ", " : null}
      <TextLink href={url}>{label}</TextLink>
    </span>
  ));

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
  /** Shown where only the record on the screen proves a charge. */
  own?: string;
}

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
