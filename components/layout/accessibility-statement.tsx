import type { ReactNode } from "react";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="font-semibold text-ink text-lg">{title}</h2>
    <div className="mt-2 grid gap-3 text-ink leading-relaxed">{children}</div>
  </section>
);

const Points = ({ of }: { of: readonly string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5">
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

const howItWorks = [
  "Todo se puede hacer con el teclado; lo que se arrastra en el calendario y en los escaneos tiene también un formulario.",
  "Cada campo dice su nombre, si es obligatorio y qué le falta; al guardar, el foco va al primer error.",
  "Los colores tienen contraste suficiente en claro y en oscuro, y nada se dice solo con el color.",
  "El texto se puede ampliar al 200 % y las pantallas se adaptan hasta 320 píxeles de ancho.",
  "Se respeta la preferencia de menos movimiento del sistema.",
];

const howItIsChecked = [
  "Cada pantalla se revisa con axe en tamaño de escritorio y de tableta, cada vez que cambia el producto.",
  "Lo que oye quien usa un lector de pantalla en la cadena de custodia, la asignación, las fechas y el calendario se comprueba frase por frase.",
];

const knownLimits = [
  "Los documentos PDF que Faena imprime no llevan etiquetas: un lector de pantalla los lee en orden, sin títulos ni tablas. Los mismos datos están en pantalla.",
  "Los escaneos son imágenes y no tienen texto.",
  "El calendario de fechas y el reloj son los del navegador y hablan en el idioma del navegador; la fecha también se puede escribir.",
  "La revisión fue hecha por quienes desarrollan el producto, no por un tercero.",
];

export const AccessibilityStatement = () => (
  <article>
    <h1 className="font-semibold text-2xl text-ink tracking-tight">Accesibilidad</h1>
    <p className="mt-3 text-ink leading-relaxed">
      Faena se hace para que lo use cualquier persona: con teclado, con lector de pantalla, con la
      letra grande, con guantes y al sol. La meta es cumplir las pautas WCAG 2.2 en su nivel AA. Hoy
      las cumple en parte: abajo se dice en qué no.
    </p>
    <Part title="Cómo funciona">
      <Points of={howItWorks} />
    </Part>
    <Part title="Cómo se comprueba">
      <Points of={howItIsChecked} />
    </Part>
    <Part title="En qué no se cumple todavía">
      <Points of={knownLimits} />
    </Part>
    <Part title="Si algo le impide trabajar">
      <p>
        Cuéntelo a la persona que administra Faena en su empresa: en qué pantalla, qué quería hacer
        y con qué equipo. Esta página se revisó el 23 de noviembre de 2026.
      </p>
    </Part>
  </article>
);
