export const papersLabel = "Papeles y fotografías";
export const changesLabel = "Valores en el historial";
