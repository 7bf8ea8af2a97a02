"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { ConfirmAct } from "./confirm-act";

type DeleteRecordProps = Omit<ComponentProps<typeof ConfirmAct>, "trigger" | "onDone" | "tone"> & {
  back: string;
};

export function DeleteRecord({ back, ...asked }: DeleteRecordProps) {
  const router = useRouter();
  return <ConfirmAct {...asked} onDone={() => router.push(back)} />;
}
