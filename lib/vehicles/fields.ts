import { paperDays } from "../papers/paper-days";
import type { RecordFields } from "../records/field";
import type { Vehicle } from "./get-vehicle";
import { certificateStatusLabels, vehicleStatusLabels, vehicleTypeLabels } from "./labels";
import { vehiclePapers } from "./papers";

type VehicleTable = RecordFields<keyof Vehicle>;

const identity = {
  plate: { name: "no_plate", label: "Placa", kind: "code", isRequired: true },
  type: {
    name: "type_vehicle",
    label: "Tipo",
    historyLabel: "Tipo de vehículo",
    kind: "choice",
    choices: vehicleTypeLabels,
    isRequired: true,
  },
  brand: { name: "brand", label: "Marca", kind: "text", isRequired: true },
  model: { name: "model", label: "Modelo", kind: "text" },
  year: { name: "year", label: "Año", kind: "year" },
  color: { name: "color", label: "Color", kind: "text" },
  owner: {
    name: "owner_transport",
    label: "Propietario",
    kind: "text",
    hint: "En blanco: el propietario habitual de la configuración.",
  },
  capacityGallons: {
    name: "capacity_gallons",
    label: "Capacidad",
    formLabel: "Capacidad del tanque",
    historyLabel: "Capacidad (galones)",
    kind: "gallons",
    hint: "Con ella se pregunta por un volumen que no cabe.",
  },
  status: {
    name: "status_vehicle",
    label: "Estado",
    kind: "choice",
    choices: vehicleStatusLabels,
  },
  isActive: {
    name: "is_active",
    label: "Activo",
    kind: "flag",
    hint: "Un vehículo inactivo no se ofrece ni genera alertas.",
  },
} as const satisfies Partial<VehicleTable>;

const policy = {
  policyNumber: {
    name: "nro_poliza",
    label: "Número de póliza",
    historyLabel: "Póliza",
    kind: "text",
  },
  insuranceCompany: { name: "insurance_company", label: "Aseguradora", kind: "text" },
  operationCertificateStatus: {
    name: "status_cert_oper",
    label: "Estado del certificado de operación",
    kind: "choice",
    choices: certificateStatusLabels,
    unchosen: "Sin dato",
    hint: "Si no aplica, no se pide su fecha.",
  },
} as const satisfies Partial<VehicleTable>;

const numbers = {
  serialNumber: {
    name: "serial_number",
    label: "Serie",
    historyLabel: "Número de serie",
    kind: "text",
  },
  engineNumber: { name: "engine_number", label: "Número de motor", kind: "text" },
  chassisNumber: { name: "chassis_number", label: "Número de chasis", kind: "text" },
  chasis: { name: "chasis", label: "Chasis", kind: "text" },
} as const satisfies Partial<VehicleTable>;

const notes = { notes: { name: "notes", label: "Notas", kind: "prose" } } as const;

export const vehicleSections = { identity, policy, numbers, notes };

export const vehicleFields = {
  ...identity,
  ...paperDays(vehiclePapers),
  ...policy,
  ...numbers,
  ...notes,
};
