/** A batch of units or services that went to a project on one day; days count back from today. */
export type Delivery = {
  codes: string[];
  cost: string;
  maintenance?: string;
  weekdays?: number[];
  everyDays?: number;
  monthdays?: number[];
  daysAgo: number;
  /** Days from today until the operation ends; open without it. */
  endsIn?: number;
};

export type DemoProject = {
  client: string;
  location: string;
  cardinal_point: string;
  contact_name: string;
  contact_phone: string;
  bloque: string;
  daysAgo: number;
  endsIn?: number;
  deliveries: Delivery[];
  /** Units taken back since then. */
  retired?: { codes: string[]; daysAgo: number; reason: string };
  closedDaysAgo?: number;
  /** Work on its units is charged twice, once rightly. */
  isDoublyCharged?: boolean;
};

const monToSat = [0, 1, 2, 3, 4, 5];

export const demoProjects: DemoProject[] = [
  {
    client: "1791234561001",
    location: "Campo Norte, plataforma 7",
    cardinal_point: "NE",
    contact_name: "Ing. Rubén Siquihua",
    contact_phone: "099 814 2207",
    bloque: "BLOCK 12",
    daysAgo: 78,
    endsIn: 64,
    isDoublyCharged: true,
    deliveries: [
      {
        codes: ["EQ-BSH-01", "EQ-BSH-02", "EQ-BSM-01"],
        cost: "12.50",
        maintenance: "18.00",
        weekdays: [0, 3],
        daysAgo: 76,
      },
      {
        codes: ["EQ-LVM-01", "EQ-LVM-02"],
        cost: "6.80",
        maintenance: "9.00",
        everyDays: 4,
        daysAgo: 76,
      },
      {
        codes: ["EQ-PAR-01"],
        cost: "118.00",
        maintenance: "240.00",
        monthdays: [1, 15],
        daysAgo: 70,
      },
      { codes: ["EQ-TAR-01"], cost: "9.50", daysAgo: 70 },
      { codes: ["OPE-PLA"], cost: "85.00", weekdays: monToSat, daysAgo: 70 },
    ],
  },
  {
    client: "1792345677001",
    location: "Campamento base Pañacocha",
    cardinal_point: "E",
    contact_name: "Sra. Nancy Noteno",
    contact_phone: "098 441 9035",
    bloque: "BLOCK 15",
    daysAgo: 55,
    endsIn: 9,
    deliveries: [
      {
        codes: ["EQ-CMP-01", "EQ-CMP-02"],
        cost: "46.00",
        maintenance: "60.00",
        weekdays: [1, 4],
        daysAgo: 54,
        endsIn: 9,
      },
      {
        codes: ["EQ-PAP-01"],
        cost: "92.00",
        maintenance: "180.00",
        monthdays: [5, 20],
        daysAgo: 52,
        endsIn: 9,
      },
      { codes: ["EQ-TAC-01", "EQ-TAC-02"], cost: "8.75", daysAgo: 52, endsIn: 9 },
      { codes: ["SUC-VAC"], cost: "320.00", weekdays: [2], daysAgo: 52, endsIn: 9 },
    ],
  },
  {
    client: "1793456782001",
    location: "Taladro AP-04, vía Auca km 38",
    cardinal_point: "S",
    contact_name: "Sr. Héctor Yumbo",
    contact_phone: "096 730 1188",
    bloque: "BLOCK 11",
    daysAgo: 41,
    endsIn: 20,
    deliveries: [
      {
        codes: ["EQ-BSH-03", "EQ-BSH-04", "EQ-BSH-05", "EQ-BSM-02"],
        cost: "13.00",
        maintenance: "18.00",
        weekdays: [0, 2, 4],
        daysAgo: 40,
        endsIn: 20,
      },
      {
        codes: ["EQ-EUR-01"],
        cost: "9.90",
        maintenance: "14.00",
        weekdays: [0, 2, 4],
        daysAgo: 40,
        endsIn: 20,
      },
      { codes: ["EQ-LVM-03", "EQ-LVM-04"], cost: "7.00", daysAgo: 38, endsIn: 4 },
    ],
    retired: { codes: ["EQ-BSH-05"], daysAgo: 8, reason: "Reducción de personal en el taladro" },
  },
  {
    client: "2191234564001",
    location: "Estación Aguarico, área de separadores",
    cardinal_point: "N",
    contact_name: "Ing. Tatiana Cerda",
    contact_phone: "099 120 7754",
    bloque: "BLOCK 07",
    daysAgo: 33,
    deliveries: [
      {
        codes: ["EQ-PAR-02", "EQ-PAP-02"],
        cost: "105.00",
        maintenance: "210.00",
        monthdays: [10, 25],
        daysAgo: 31,
      },
      { codes: ["EQ-TAC-03", "EQ-TAR-02"], cost: "9.00", daysAgo: 31 },
      { codes: ["EQ-CMP-03"], cost: "48.00", maintenance: "60.00", everyDays: 3, daysAgo: 29 },
      { codes: ["DIS-LOD"], cost: "275.00", monthdays: [28], daysAgo: 29 },
    ],
  },
  {
    client: "2290123456001",
    location: "Campamento volante sísmica 3D Tiputini",
    cardinal_point: "SE",
    contact_name: "Sr. Klever Machoa",
    contact_phone: "093 905 6641",
    bloque: "BLOCK 03",
    daysAgo: 18,
    endsIn: 70,
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
