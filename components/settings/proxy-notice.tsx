import { Alert } from "@/components/ui/alert";

export const ProxyNotice = ({ isUnknown }: { isUnknown: boolean }) =>
  isUnknown ? (
    <Alert tone="warning" title="Hay un intermediario sin configurar">
      Las peticiones llegan por un proxy y todas parecen venir de la misma dirección: los ingresos
      fallidos de uno frenan a los demás. Quien cuida el servidor debe indicar cuántos hay en
      «TRUST_PROXY».
    </Alert>
  ) : null;
