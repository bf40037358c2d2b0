import { callService } from "@camber/domain/ports"
import { carSystems, type CarSystems, type ListingScope } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Asks for a car by its systems. In a chunk of its own: no other page has this question. */
export const fetchCarSystems = (answer: RunProgram, scope: ListingScope, project: Project | null): Promise<CarSystems | null> =>
  answer(() => Effect.map(callService(carSystems, { scope, project }), (given) => given.carSystems))
