import { quickRelease } from "./quickRelease.ts"
import { steeringBox } from "./steeringBox.ts"
import { steeringColumn } from "./steeringColumn.ts"
import { steeringJoint } from "./steeringJoint.ts"
import { steeringRack } from "./steeringRack.ts"
import { steeringWheel } from "./steeringWheel.ts"

export const steering = [quickRelease, steeringBox, steeringColumn, steeringJoint, steeringRack, steeringWheel] as const
