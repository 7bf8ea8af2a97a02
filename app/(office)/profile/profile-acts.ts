import {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  renewCodes,
  revoke,
  savePassword,
  savePhoto,
  saveProfile,
  startFactor,
  turnOffFactor,
  turnOnFactor,
} from "./actions";

/** What a member does with what is his. */
export const profileActs = {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  revoke,
  savePassword,
  savePhoto,
  saveProfile,
  factor: { start: startFactor, turnOn: turnOnFactor, turnOff: turnOffFactor, renewCodes },
};
