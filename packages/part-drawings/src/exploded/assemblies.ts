import { brakeCorner } from "./brakeCorner.ts"
import { cooling } from "./cooling.ts"
import type { Exploded } from "./Exploded.ts"
import { frontSuspension } from "./frontSuspension.ts"
import { fuelSystem } from "./fuelSystem.ts"
import { rearAxle } from "./rearAxle.ts"
import { v8TopEnd } from "./v8TopEnd.ts"

/** Every exploded drawing, in display order. */
export const assemblies: ReadonlyArray<Exploded> = [brakeCorner, frontSuspension, rearAxle, v8TopEnd, cooling, fuelSystem]

const byName: ReadonlyMap<string, Exploded> = new Map(assemblies.map((assembly) => [assembly.name, assembly]))

export const findAssembly = (name: string): Exploded | undefined => byName.get(name)
