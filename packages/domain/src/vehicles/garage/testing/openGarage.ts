import { Effect, Stream } from "effect"
import { Garage } from "../Garage.ts"
import { toProjectDescription } from "../toProjectDescription.ts"
import { toProject } from "../rules.ts"
import type { GarageState, GarageStep } from "../state.ts"
import type { GarageTestContext } from "./garageWorld.ts"
import { ids } from "./samples.ts"

/** Reads the garage's current state. */
export const state: Effect.Effect<GarageState, never, Garage> = Effect.flatMap(Garage, ({ changes }) =>
  Effect.map(Stream.runCollect(Stream.take(changes, 1)), ([now]) => now as GarageState)
)

/** Yields until all ready fibers have finished. */
export const quiet: Effect.Effect<void> = Effect.repeat(Effect.yieldNow, { times: 50 })

/** Runs with a garage in this context. With a Fitment cookie, the garage is seeded with `selected`. */
export const withGarage = <A>(world: GarageTestContext, body: Effect.Effect<A, never, Garage>, selected = world.services.projects[0]) => {
  const seed = world.jar.has("Fitment") && selected ? { project: toProject(selected), description: toProjectDescription(selected) } : null
  return Effect.provide(body, world.layer(seed))
}

export const openAt = Effect.fnUntraced(function* (step: GarageStep) {
  yield* Garage.use((garage) => garage.open({ step }))
  yield* quiet
})

/** Chooses a 1969 Camaro up to its model. */
export const chooseCamaro = Effect.gen(function* () {
  const garage = yield* Garage
  for (const choice of [garage.chooseYear(ids.year), garage.chooseMake(ids.chevrolet), Effect.asVoid(garage.chooseModel(ids.camaro))]) {
    yield* choice
    yield* quiet
  }
})

/** Outcome of a command without navigation. */
export const stays = { href: null, reload: false }
