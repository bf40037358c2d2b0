import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { parseProjectCookie } from "../vehicle/cookie.ts"
import { getProjectFingerprint } from "../vehicle/getProjectFingerprint.ts"
import { Garage } from "./Garage.ts"
import { ProjectId } from "./model.ts"
import { toProject } from "./rules.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { withGarage, state, stays } from "./testing/openGarage.ts"
import { bigBlock, camaro, nova, saved, smallBlock350 } from "./testing/samples.ts"

const swapped = {
  ...camaro,
  engineIds: smallBlock350,
  isStockEngine: false,
  stockEngineIds: bigBlock,
  facets: [{ name: "Rear Axle", valueId: 9 }],
  declined: ["Transmission"]
}
const two = () => {
  const world = new GarageTestContext([saved("camaro", swapped), saved("nova", nova)])
  world.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
  return world
}
const remove = (id: string) => Garage.use((garage) => garage.remove(ProjectId.make(id)))
const restore = Garage.use((garage) => garage.restore)
const removed = Effect.fnUntraced(function* (id: string) {
  yield* Garage.use((garage) => garage.hydrate())
  yield* remove(id)
})

describe("a removal taken back", () => {
  it.effect("brings the selected project back as it was, with its engines and facets, and selects it again", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* removed("camaro")
        expect((yield* state).removed).toMatchObject({ project: { projectId: "camaro" }, wasSelected: true })
        expect(yield* restore).toEqual(stays)
        const now = yield* state
        const back = now.projects.find(({ modelId }) => modelId === swapped.vehicle?.modelId)
        expect(back && getProjectFingerprint(toProject(back))).toBe(getProjectFingerprint(swapped))
        expect([now.selectedId, now.removed]).toEqual([back?.projectId, null])
        expect(parseProjectCookie(world.jar.get("Fitment"))?.projectId).toBe(back?.projectId)
      })
    )
  })

  it.effect("leaves the selection alone where the project was not selected, and where another one is by now", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* removed("nova")
        yield* restore
        expect((yield* state).selectedId).toBe("camaro")
        yield* remove("camaro")
        const [other] = (yield* state).projects
        if (other) yield* Garage.use((garage) => garage.select(other.projectId))
        yield* restore
        const now = yield* state
        expect([now.selectedId, now.projects.length]).toEqual([other?.projectId, 2])
      })
    )
  })

  it.effect("can be tried again after a failure, which is logged; once it is done there is nothing to take back", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* removed("nova")
        world.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
        yield* restore
        expect([(yield* state).failure?.of, (yield* state).removed?.project.projectId]).toEqual(["restoring", "nova"])
        expect(world.errors.join()).toContain("Garage call failed")
        world.answer = (_request, usual) => usual
        yield* restore
        const calls = world.operations.length
        yield* restore
        const now = yield* state
        expect([now.failure, now.removed, now.projects.length, world.operations.length]).toEqual([null, null, 2, calls])
      })
    )
  })
})
