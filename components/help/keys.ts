interface KeyGroup {
  where: string;
  keys: readonly { press: string; does: string }[];
}

/** As the help tells them; those of every screen are in `shortcuts.ts`. */
export const keyGroups: readonly KeyGroup[] = [
  {
    where: "En todas las pantallas",
    keys: [
      { press: "Ctrl K", does: "Busca en todo, crea y va a otra pantalla (en Mac, ⌘ K)." },
      { press: "?", does: "Abre esta ayuda." },
      { press: "Esc", does: "Cierra la ventana o la lista abierta." },
      { press: "Tab", does: "Pasa al campo siguiente; con Mayús, al anterior." },
    ],
  },
  {
    where: "En formularios",
    keys: [
      { press: "Enter", does: "Guarda, o elige lo marcado de una lista." },
      { press: "↑ ↓", does: "Recorre las opciones de una lista." },
      { press: "Espacio", does: "Marca o desmarca." },
    ],
  },
  {
    where: "Al asignar",
    keys: [{ press: "Enter", does: "En la búsqueda, elige el equipo de ese código." }],
  },
  {
    where: "En la línea de tiempo",
    keys: [
      { press: "← ↑ → ↓", does: "Va de un día a otro y de un equipo a otro." },
      { press: "Mayús ← →", does: "Elige varios días." },
      { press: "Enter", does: "Abre lo que hay ese día." },
      { press: "N", does: "Reserva los días elegidos." },
      { press: "M", does: "Cambia los días de la reserva elegida." },
    ],
  },
  {
    where: "En días y documentos",
    keys: [
      { press: "← ↑ → ↓", does: "Va de un día a otro, o de un documento a otro." },
      { press: "→ ←", does: "Abre y cierra una rama del árbol de documentos." },
    ],
  },
];
