"use client";

import { closeMissing, type LatePart, useLatePart } from "./late-part";

interface LateWindowProps<Props> {
  part: LatePart<Props>;
  props: Props;
}

/** Stands while its window is wanted, whose code comes with the first wish. */
export function LateWindow<Props extends { onClose: () => void }>({
  part,
  props,
}: LateWindowProps<Props>) {
  const Window = useLatePart(part, true, closeMissing(props.onClose));
  return Window ? <Window {...props} /> : null;
}
