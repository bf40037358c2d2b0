import { callService } from "@camber/domain/ports"
import { carSystems, type CarSystems, type ListingScope } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Fetches a car's systems. Loads in its own chunk, because no other page runs this query. */
export const fetchCarSystems = (answer: RunProgram, scope: ListingScope, project: Project | null): Promise<CarSystems | null> =>
  answer(() => Effect.map(callService(carSystems, { scope, project }), (given) => given.carSystems))
