import { links } from "@/lib/links/pages";
import type { FamilyHelp } from "./family-help";

/** Projects and the work at them, the most particular first. */
export const fieldHelp: readonly FamilyHelp[] = [
  {
    under: links.projects,
    within: /\/resources\/assign$/,
    title: "Asignar recursos",
    does: "Lleva equipos y servicios al proyecto, con su tarifa.",
    steps: [
      "Escriba un código y pulse Enter: el equipo queda elegido. O busque y márquelos.",
      "Ponga la tarifa diaria de cada equipo; si hay lista de precios, viene propuesta.",
      "«Retorno previsto» es un plan: ni cobra ni libera, y desde ese día el equipo se puede reservar.",
      "Bajo cada equipo consta lo que viene después: una reserva o un bloqueo. Lo reservado para este proyecto se cumple al asignarlo.",
      "Con un costo de mantenimiento, cada equipo recibe su servicio, con la frecuencia que elija.",
      "Enter en cualquier campo asigna todo. Desde entonces cada equipo queda RENTADO.",
    ],
  },
  {
    under: links.projects,
    within: /\/documents\/(bulk|scans)/,
    title: "Carga masiva",
    does: "Reparte las hojas firmadas y escaneadas entre sus cadenas de custodia.",
    steps: [
      "Elija el PDF de la pila: el código QR de cada hoja dice a qué cadena va.",
      "Revise las páginas sin código y arrástrelas a su cadena.",
      "Nada se guarda en las cadenas hasta «Confirmar y guardar».",
    ],
  },
  {
    under: links.projects,
    within: /\/work-sheets\/(\d+|new)$/,
    title: "Planilla",
    does: "Cobra lo hecho en un período.",
    steps: [
      "Mientras está EN EJECUCIÓN, sus líneas siguen solas lo asignado y lo trabajado.",
      "«Liquidar» dice antes lo que queda pendiente, con enlaces; después, el PDF está en el encabezado.",
      "«Facturar» guarda el número y el archivo de la factura a la vez; la planilla queda FACTURADA.",
      "«Reabrir» devuelve una planilla a EN EJECUCIÓN mientras no esté CERRADA.",
    ],
  },
  {
    under: links.projects,
    title: "Proyectos",
    does: "Un trabajo para un cliente en un campamento: sus recursos, planillas, guías y documentos.",
    steps: [
      "Si el cliente no existe, escríbalo en «Cliente» y elija «Crear cliente».",
      "Un proyecto nuevo lleva a asignar sus equipos; después ofrece crear su planilla.",
      "«Más acciones» duplica el proyecto o lo cierra; el cierre dice antes qué lo impide y qué libera.",
    ],
  },
  {
    under: links.worksheets,
    title: "Planillas",
    does: "Todas las planillas, de todos los proyectos.",
    steps: [
      "«Crear planillas del mes» propone las de todos los proyectos abiertos.",
      "Marque varias para liquidarlas a la vez o bajar sus archivos.",
    ],
  },
  {
    under: links.unbilled,
    title: "Hecho y no facturado",
    does: "Lo que se hizo y ninguna planilla cobra todavía.",
    steps: [
      "«Crear planilla» toma los días sin cobrar; «Resolver» reabre la planilla que falta o los da por no cobrados, con motivo.",
    ],
  },
  {
    under: links.custody,
    title: "Cadenas de custodia",
    does: "Prueban cada retiro de residuos: qué, cuánto, de dónde, quién y en qué vehículo.",
    steps: [
      "Escriba el volumen en galones, barriles o m³: los otros dos se calculan.",
      "Lo escrito queda en este dispositivo hasta guardarlo, también sin señal.",
      "Si los documentos del técnico o del vehículo están vencidos en esa fecha, se avisa.",
      "«Otra cadena» sigue con la siguiente de la misma planilla.",
    ],
  },
  {
    under: links.maintenance,
    title: "Mantenimiento",
    does: "Lo que se hizo en un equipo y cuánto costó.",
    steps: [
      "Una hoja EN PROGRESO no se cobra; COMPLETADA, la planilla de su período la cobra.",
      "También se crea desde la ficha del equipo, el proyecto o la planilla.",
    ],
  },
  {
    under: links.shipping,
    title: "Guías de remisión",
    does: "Acompañan lo que sale a un proyecto, vuelve a la base o va de un proyecto a otro.",
    steps: ["Un BORRADOR se cambia; una guía CERRADA queda como salió."],
  },
  {
    under: links.dispatch,
    title: "Planificación",
    does: "Quién va a qué visitas cada día, y en qué orden.",
    steps: [
      "Arrastre una visita a un técnico; con el teclado, M y las flechas.",
      "«Proponer» reparte lo que no tiene a nadie; nada queda hecho hasta aceptarlo.",
      "«Publicar» avisa por correo a cada técnico y llena su «Mi día».",
      "Lo que se mueve, se omite o termina sale de su ruta sin que nadie lo quite.",
    ],
  },
  {
    under: links.calendar,
    title: "Calendario",
    does: "Las visitas de los servicios y los eventos, por mes, semana o agenda.",
    steps: [
      "Arrastre una visita para moverla; tóquela para marcarla como hecha.",
      "Filtre por proyecto, técnico o tipo.",
    ],
  },
];
