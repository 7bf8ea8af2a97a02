"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { ConfirmAct } from "./confirm-act";

type DeleteRecordProps = Omit<ComponentProps<typeof ConfirmAct>, "trigger" | "onDone" | "tone"> & {
  /** The list to go to when the record is gone. */
  back: string;
};

/** Takes a record out of the lists, after saying what that means; stands in its menu (`RecordMenu`). */
export function DeleteRecord({ back, ...asked }: DeleteRecordProps) {
  const router = useRouter();
  return <ConfirmAct {...asked} onDone={() => router.push(back)} />;
}
