import { brandMark } from "./brandMark.ts"
import { engineMark } from "./engineMark.ts"
import { raceDirtLateModel } from "./raceDirtLateModel.ts"
import { raceDrag } from "./raceDrag.ts"
import { raceModified } from "./raceModified.ts"
import { raceRoad } from "./raceRoad.ts"
import { raceSprintCar } from "./raceSprintCar.ts"
import { raceStreet } from "./raceStreet.ts"

export const emblems = [brandMark, engineMark, raceDirtLateModel, raceDrag, raceModified, raceRoad, raceSprintCar, raceStreet] as const
