/** How it is computed, so that two people compute the same. */
export const ReportMethod = ({ method }: { method: readonly string[] }) => (
  <details className="mb-5 max-w-prose text-muted text-xs">
    <summary className="w-fit cursor-pointer rounded font-medium text-accent-ink touch:py-3.5">
      ¿Cómo se calcula?
    </summary>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">
      {method.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </details>
);
