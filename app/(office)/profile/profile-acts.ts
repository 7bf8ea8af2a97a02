import {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  renewCodes,
  revoke,
  savePassword,
  savePhoto,
  savePreferences,
  saveProfile,
  startFactor,
  turnOffFactor,
  turnOnFactor,
} from "./actions";

export const profileActs = {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  revoke,
  savePassword,
  savePreferences,
  savePhoto,
  saveProfile,
  factor: { start: startFactor, turnOn: turnOnFactor, turnOff: turnOffFactor, renewCodes },
};
