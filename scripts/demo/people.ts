import { randomInt } from "node:crypto";

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const fourLetters = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");

/** Sixteen letters in groups: easy to type from a terminal, random each time. */
const demoPassword = () => Array.from({ length: 4 }, fourLetters).join("-");

/** One of each role. */
export const demoPeople = () => [
  {
    email: "admin@demo.faena",
    password: demoPassword(),
    first_name: "Gabriela",
    last_name: "Andrade",
    role: "ADMINISTRATIVO",
    siganture_name: "Ing. Gabriela Andrade",
    siganture_role: "Coordinadora de operaciones",
  },
  {
    email: "tecnico@demo.faena",
    password: demoPassword(),
    first_name: "Wilmer",
    last_name: "Grefa",
    role: "TECNICO",
    siganture_name: "Wilmer Grefa",
    siganture_role: "Técnico de campo",
  },
];
