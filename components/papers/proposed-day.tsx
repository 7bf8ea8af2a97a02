import { type Day, showDay } from "@/lib/values/dates";

interface ProposedDayProps {
  /** What is usual: "60 meses". */
  usual: string;
  day: Day;
  use: (day: Day) => void;
}

/** A person decides: nothing is filled in before it is pressed. */
export const ProposedDay = ({ usual, day, use }: ProposedDayProps) => (
  <>
    {usual}.{" "}
    <button
      type="button"
      onClick={() => use(day)}
      className="touch-target relative text-accent-ink underline-offset-4 hover:underline touch:py-1.5"
    >
      Usar {showDay(day)}
    </button>
  </>
);
