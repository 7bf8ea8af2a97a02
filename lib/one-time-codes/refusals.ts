import { Unauthenticated } from "../kernel/errors";
import { wrongCode } from "./labels";

/** The password is right, and a code is still missing. */
export class SecondFactorRequired extends Unauthenticated {
  constructor() {
    super("Escriba también el código de verificación.", "second_factor_required");
  }
}

export class SecondFactorInvalid extends Unauthenticated {
  constructor() {
    super(wrongCode, "second_factor_invalid");
  }
}

/** The role needs a second factor that is not set up yet, which takes a browser. */
export class SecondFactorMissing extends Unauthenticated {
  constructor() {
    super(
      "Su rol exige la verificación en dos pasos. Ingrese con el navegador para activarla.",
      "second_factor_not_set_up",
    );
  }
}
