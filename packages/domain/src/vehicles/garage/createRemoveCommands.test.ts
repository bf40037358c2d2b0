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
const createTwoProjects = () => {
  const context = new GarageTestContext([saved("camaro", swapped), saved("nova", nova)])
  context.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
  return context
}
const remove = (id: string) => Garage.use((garage) => garage.remove(ProjectId.make(id)))
const restore = Garage.use((garage) => garage.restore)
const hydrateAndRemove = Effect.fnUntraced(function* (id: string) {
  yield* Garage.use((garage) => garage.hydrate())
  yield* remove(id)
})

describe("restoring a removed project", () => {
  it.effect("restores the selected project with its engines and facets, and selects it again", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrateAndRemove("camaro")
        expect((yield* state).removed).toMatchObject({ project: { projectId: "camaro" }, wasSelected: true })
        expect(yield* restore).toEqual(stays)
        const now = yield* state
        const back = now.projects.find(({ modelId }) => modelId === swapped.vehicle?.modelId)
        expect(back && getProjectFingerprint(toProject(back))).toBe(getProjectFingerprint(swapped))
        expect(now.selectedId).toEqual(back?.projectId)
        expect(now.removed).toBeNull()
        expect(parseProjectCookie(context.jar.get("Fitment"))?.projectId).toBe(back?.projectId)
      })
    )
  })

  it.effect("keeps the selection if the project was not selected, or if another project is selected now", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrateAndRemove("nova")
        yield* restore
        expect((yield* state).selectedId).toBe("camaro")
        yield* remove("camaro")
        const [other] = (yield* state).projects
        if (other) yield* Garage.use((garage) => garage.select(other.projectId))
        yield* restore
        const now = yield* state
        expect(now.selectedId).toEqual(other?.projectId)
        expect(now.projects).toHaveLength(2)
      })
    )
  })

  it.effect("logs a failure and can be retried; after success nothing is left to restore", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrateAndRemove("nova")
        context.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
        yield* restore
        expect((yield* state).failure?.of).toBe("restoring")
        expect((yield* state).removed?.project.projectId).toBe("nova")
        expect(context.errors.join()).toContain("Failed to call the garage service")
        context.answer = (_request, usual) => usual
        yield* restore
        const calls = context.operations.length
        yield* restore
        const now = yield* state
        expect(now.failure).toBeNull()
        expect(now.removed).toBeNull()
        expect(now.projects).toHaveLength(2)
        expect(context.operations.length).toEqual(calls)
      })
    )
  })
})
