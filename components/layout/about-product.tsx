import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";

const facts = (version: string) => [
  { label: "Versión", value: version },
  { label: "Licencia", value: "De uso privado; todos los derechos reservados" },
  {
    label: "Hecha con",
    value: <TextLink href={links.notices}>Programas de terceros y sus licencias</TextLink>,
  },
  { label: "Accesibilidad", value: <TextLink href={links.accessibility}>Qué se cumple</TextLink> },
];

export const AboutProduct = ({ version }: { version: string }) => (
  <div className="grid max-w-3xl gap-6">
    <Card title="Esta versión">
      <DescriptionList columns={2} items={facts(version)} />
    </Card>
    <Card title="Si algo falla o parece inseguro">
      <p className="text-ink leading-relaxed">
        Cuéntelo a la persona que administra Faena en su empresa, con la versión de arriba: en qué
        pantalla estaba, qué quería hacer y a qué hora. Si se trata de la seguridad, dígaselo solo a
        ella, sin escribir contraseñas ni códigos.
      </p>
    </Card>
  </div>
);
