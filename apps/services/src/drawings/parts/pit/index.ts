import { floorJack } from "./floorJack.ts"
import { grease } from "./grease.ts"
import { jackStand } from "./jackStand.ts"
import { oilBottle } from "./oilBottle.ts"
import { scaleSet } from "./scaleSet.ts"
import { sprayCan } from "./sprayCan.ts"
import { tieDown } from "./tieDown.ts"
import { toolBox } from "./toolBox.ts"
import { trailer } from "./trailer.ts"
import { wrenchSet } from "./wrenchSet.ts"

export const pit = [floorJack, grease, jackStand, oilBottle, scaleSet, sprayCan, tieDown, toolBox, trailer, wrenchSet] as const
