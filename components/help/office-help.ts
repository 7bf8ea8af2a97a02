import { links } from "@/lib/links/pages";
import type { FamilyHelp } from "./family-help";

/** Everything that is no work at a project. */
export const officeHelp: readonly FamilyHelp[] = [
  {
    under: links.home,
    title: "Inicio",
    does: "Lo que hoy necesita a alguien, las cifras del mes y los equipos.",
    steps: [
      "Cada cifra lleva a su lista.",
      "Lo vencido está primero; después, lo que vence pronto.",
      "Un equipo que no volvió, o no sirve, y está reservado aparece en «Conflictos de equipos», con qué otros podrían ir.",
    ],
  },
  {
    under: links.notifications,
    title: "Notificaciones",
    does: "Lo que le concierne: lo que terminó, falló, vence o le piden.",
    steps: [
      "Cada una lleva a su registro; abrirla la deja leída.",
      "En «Preferencias de avisos» elige de cada clase: campana, también correo, o nada.",
    ],
  },
  {
    under: links.partners,
    title: "Clientes",
    does: "Para quién se trabaja, con sus proyectos y lo facturado.",
    steps: ["En la ficha, «Nuevo proyecto» empieza uno para ese cliente."],
  },
  {
    under: links.prices,
    title: "Precios",
    does: "Las listas de precios, para todos o para un cliente.",
    steps: ["Se proponen al asignar; cada precio vale desde un día."],
  },
  {
    under: links.equipmentList,
    title: "Equipos y servicios",
    does: "El inventario: qué hay, en qué estado y dónde.",
    steps: [
      "En la ficha, tocar un componente guarda; el estado sigue a la regla.",
      "La traza reúne asignaciones, cadenas, mantenimientos y guías, y empieza una hoja de mantenimiento.",
      "Marque varios en la lista para imprimir sus etiquetas con QR.",
    ],
  },
  {
    under: links.availability,
    title: "Disponibilidad",
    does: "Qué equipos hay para qué días, quién tiene los demás y cuándo vuelven.",
    steps: [
      "Sin fecha de vuelta se busca para siempre; cada búsqueda queda en la dirección.",
      "En la línea de tiempo, arrastre sobre días libres, o use las flechas con Mayús, y pulse N para reservarlos.",
      "Un clic en una barra dice quién tiene el equipo; Intro, o dos clics, abre su registro.",
      "Una reserva cambia de días si se arrastra su barra o uno de sus extremos, o con M: antes de guardar se ve qué equipos siguen.",
      "Quien está fuera sin retorno previsto parece ocupado para siempre: anote en su proyecto cuándo vuelve.",
    ],
  },
  {
    under: links.templates,
    title: "Plantillas de proyecto",
    does: "Con qué empieza un proyecto: equipos por tipo, y servicios con su tarifa.",
    steps: [
      "Se guardan desde el menú de un proyecto; lo que pase después con él no las cambia.",
      "Al empezar un proyecto con una, los servicios se asignan con él y se muestra cuántos equipos faltan de cada tipo.",
    ],
  },
  {
    under: links.reservations,
    title: "Reservas",
    does: "Equipos pedidos por un cliente, antes de que salgan.",
    steps: [
      "En borrador no guarda nada; «Retener» guarda los equipos por unas horas y «Confirmar», hasta que salgan.",
      "Si no alcanzan, se dice desde qué día y cuántos faltan.",
      "«Convertir» los asigna al proyecto; los que aún no están disponibles esperan y se convierten después.",
    ],
  },
  {
    under: links.vehicles,
    title: "Vehículos",
    does: "Los vehículos y sus documentos, lo que vence primero arriba.",
    steps: ["Un documento vale hasta el último día de su fecha."],
  },
  {
    under: links.staff,
    title: "Técnicos",
    does: "Las personas de campo, con sus pases, licencias y vacunas.",
    steps: ["Si el correo del técnico es el de su usuario, los formularios lo proponen."],
  },
  {
    under: links.compliance,
    title: "Cumplimiento",
    does: "Quién y qué tiene los documentos que pide un trabajo.",
    steps: ["Elija los días del trabajo y el bloque: se ve qué falta o vence antes del fin."],
  },
  {
    under: links.complianceRules,
    title: "Reglas de aptitud",
    does: "Qué papeles exige cada trabajo, y si sin ellos se avisa o no se va.",
    steps: [
      "Ninguna regla viene puesta: elija de las plantillas o añada las suyas.",
      "La regla más precisa manda: la del proyecto antes que la del bloque, y esta antes que la del cliente.",
      "«Simular los últimos 30 días» dice qué habría detenido el cambio en los últimos 30 días, antes de guardarlo.",
    ],
  },
  {
    under: links.reports,
    title: "Reportes",
    does: "Preguntas sobre todos los registros, con totales, gráfico, CSV, XLSX y PDF.",
    steps: ["Cada reporte explica cómo cuenta, y puede llegar por correo a quien lo pida."],
  },
  {
    under: links.documents,
    title: "Documentos",
    does: "Todos los archivos, en un árbol por proyecto, equipo, técnico y vehículo.",
    steps: [
      "Arrastre un archivo a su lugar para subirlo.",
      "Lo eliminado se restaura durante 30 días, por un administrador.",
    ],
  },
];
