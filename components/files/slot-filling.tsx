import type { Slot } from "@/lib/files/slot";
import { ConfirmFile } from "./confirm-file";
import { FilePicker } from "./file-picker";
import { SlotProgress } from "./slot-state";
import type { useSlot } from "./use-slot";

interface SlotFillingProps {
  slot: Slot;
  filling: ReturnType<typeof useSlot>;
  /** When the slot's own label does not say that it takes a file. */
  pickerLabel?: string;
}

export const SlotFilling = ({
  slot,
  filling: { upload, picker, take, asked, forget, confirm },
  pickerLabel = `Archivo de ${slot.label}`,
}: SlotFillingProps) => (
  <>
    <SlotProgress upload={upload} label={slot.label} />
    <FilePicker ref={picker} label={pickerLabel} kind={slot.kind} onFiles={take} />
    {asked ? <ConfirmFile slot={slot} file={asked} onCancel={forget} onConfirm={confirm} /> : null}
  </>
);
