/** Of the service that the maintenance of every unit is assigned as. */
export const maintenanceCode = "MANT";
