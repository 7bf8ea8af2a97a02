import { TextLink } from "@/components/ui/text-link";
import { recordTypeLabels } from "@/lib/history/labels";
import type { NamedChange } from "@/lib/history/name-changes";
import { recordAddress } from "@/lib/history/record-address";

export function RecordName({ change }: { change: NamedChange }) {
  const { recordType, recordId, name: own } = change;
  const isOnly = recordType === "settings";
  const name = isOnly
    ? recordTypeLabels.settings
    : `${recordTypeLabels[recordType]} ${own ?? `n.º ${recordId}`}`;
  const address = recordAddress(change);
  return address ? <TextLink href={address}>{name}</TextLink> : <span>{name}</span>;
}
