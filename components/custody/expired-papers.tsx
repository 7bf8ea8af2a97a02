import { Alert } from "@/components/ui/alert";

interface ExpiredPapersProps {
  messages: readonly string[];
  live?: boolean;
}

/** A warning, never an obstacle. */
export function ExpiredPapers({ messages, live = false }: ExpiredPapersProps) {
  if (messages.length === 0) return null;
  return (
    <Alert tone="warning" live={live} title="Documentos vencidos en la fecha de la cadena">
      <ul className="list-disc pl-4">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
