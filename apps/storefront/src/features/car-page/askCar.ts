import { ask } from "@camber/domain/ports"
import { carSystems, type CarSystems, type ListingScope } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Answer } from "../../foundation/page/Pages.ts"

/** Asks for a car by its systems. In a chunk of its own: no other page has this question. */
export const askCar = (answer: Answer, scope: ListingScope, project: Project | null): Promise<CarSystems | null> =>
  answer(() => Effect.map(ask(carSystems, { scope, project }), (given) => given.carSystems))
