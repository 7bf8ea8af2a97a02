import { largeProjects } from "./large-projects";
import type { DemoProject } from "./project";

const smallProjects: DemoProject[] = [
  {
    client: "2290123456001",
    location: "Campamento volante sísmica 3D Tiputini",
    cardinal_point: "SE",
    contact_name: "Sr. Klever Machoa",
    contact_phone: "093 905 6641",
    coordinates: "-0.7612, -76.0345",
    bloque: "BLOCK 03",
    daysAgo: 18,
    endsIn: 70,
    changesPrice: 6,
    deliveries: [
      {
        codes: ["EQ-BSH-06", "EQ-BSM-03", "EQ-BSM-04"],
        cost: "14.00",
        maintenance: "22.00",
        everyDays: 3,
        daysAgo: 16,
        endsIn: 70,
      },
      { codes: ["EQ-EUR-02", "EQ-EUR-03"], cost: "10.50", daysAgo: 16, endsIn: 70 },
      { codes: ["AGU-POT"], cost: "140.00", weekdays: [1, 5], daysAgo: 16, endsIn: 70 },
    ],
  },
  {
    client: "1690234560001",
    location: "Puente Río Curaray, frente 2",
    cardinal_point: "SW",
    contact_name: "Ing. Diego Aranda",
    contact_phone: "098 217 3349",
    coordinates: "-1.3702, -76.9571",
    bloque: "",
    daysAgo: 12,
    endsIn: 140,
    deliveries: [
      { codes: ["EQ-LVM-05", "EQ-LVM-06"], cost: "6.50", daysAgo: 10, endsIn: 140 },
      {
        codes: ["EQ-BSH-07", "EQ-BSM-05"],
        cost: "12.00",
        maintenance: "20.00",
        weekdays: [5],
        daysAgo: 10,
        endsIn: 140,
      },
    ],
  },
  {
    client: "1490345678001",
    location: "Campamento Nangaritza",
    cardinal_point: "SE",
    contact_name: "Ing. Mónica Tsukanka",
    contact_phone: "099 662 8810",
    coordinates: "-4.0815, -78.6712",
    bloque: "",
    daysAgo: 2,
    deliveries: [],
  },
  {
    client: "1794567898001",
    location: "Subestación Shushufindi",
    cardinal_point: "N",
    contact_name: "Sr. Jairo Bone",
    contact_phone: "097 554 0092",
    coordinates: "-0.1869, -76.6452",
    bloque: "BLOCK 10",
    daysAgo: 150,
    deliveries: [
      {
        codes: ["EQ-BSH-08", "EQ-BSM-06"],
        cost: "11.50",
        maintenance: "18.00",
        weekdays: [0, 3],
        daysAgo: 148,
      },
      { codes: ["EQ-LVM-07", "EQ-TAR-03"], cost: "7.25", daysAgo: 148 },
      { codes: ["TRA-ARD"], cost: "190.00", everyDays: 7, daysAgo: 148 },
    ],
    closedDaysAgo: 31,
  },
];

export const demoProjects = [...largeProjects, ...smallProjects];
