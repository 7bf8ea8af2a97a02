export const wrongCode =
  "El código no es correcto o ya se usó. Cada código sirve una vez: espere el siguiente.";
