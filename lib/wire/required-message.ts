export const requiredMessage = "Este campo es obligatorio.";
