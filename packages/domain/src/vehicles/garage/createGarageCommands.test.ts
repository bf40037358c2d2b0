import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { parseProjectCookie } from "../vehicle/cookie.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Garage } from "./Garage.ts"
import { ProjectId } from "./model.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { withGarage, openAt, quiet, state, stays } from "./testing/openGarage.ts"
import { camaro, nova, saved } from "./testing/samples.ts"

describe("the list of projects", () => {
  it.effect(
    "GAP-C22 is asked for once more where the browser became another visitor's meanwhile, as whom it is now, and nothing has failed",
    () => {
      const world = new GarageTestContext([saved("camaro", camaro)])
      const next = WebUserGuid.make("1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
      world.answer = ({ operation, service, variables }, usual) => {
        if (Object(variables).webUserGuid === next) return usual
        world.guid = next
        return Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
      }
      return withGarage(
        world,
        Effect.gen(function* () {
          yield* Garage.use((garage) => garage.hydrate())
          expect([(yield* state).projects.length, world.operations, world.errors]).toEqual([
            1,
            ["customerProjects", "customerProjects"],
            []
          ])
        })
      )
    }
  )

  it.effect("GAP-C22 GAR-59 is not asked for once more, and nothing has failed, where the browser became nobody's meanwhile", () => {
    const world = new GarageTestContext([saved("camaro", camaro)])
    world.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
    world.answer = ({ operation, service }) => {
      world.guid = null
      return Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
    }
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* Garage.use((garage) => garage.hydrate())
        const { failure, isHydrated, projects, selected } = yield* state
        expect([isHydrated, projects, selected, failure]).toEqual([true, [], null, null])
        expect([world.operations, world.errors, world.jar.has("Fitment")]).toEqual([["customerProjects"], [], false])
      })
    )
  })
})

describe("selecting and removing", () => {
  const id = (text: string) => ProjectId.make(text)
  const two = () => {
    const world = new GarageTestContext([saved("camaro", camaro), saved("nova", nova)])
    world.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
    return world
  }
  const begun = Garage.use((garage) => garage.hydrate())

  it.effect("GAR-48 on a product page selects and closes the drawer", () => {
    const world = two()
    world.pathname = "/item/rotor/3"
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        yield* openAt("EXISTING_PROJECTS")
        expect(yield* Garage.use((garage) => garage.select(id("nova")))).toEqual(stays)
        const now = yield* state
        expect([now.drawer, now.selectedId, parseProjectCookie(world.jar.get("Fitment"))?.projectId]).toEqual([null, "nova", "nova"])
      })
    )
  })

  it.effect(
    "GAR-49 GAR-73 SRCH-44 elsewhere selects and leads to the project, on a search page to the same search, and without a term to the shop",
    () => {
      const world = two()
      return withGarage(
        world,
        Effect.gen(function* () {
          yield* begun
          const garage = yield* Garage
          expect(yield* garage.select(id("nova"))).toEqual({ href: "/vehicle/car~5", reload: false })
          ;[world.pathname, world.search] = ["/search", "?query=disc%20brakes"]
          expect((yield* garage.select(id("camaro"))).href).toBe("/search?fits=1&query=disc%20brakes")
          expect(world.errors).toEqual([])
          world.search = ""
          expect((yield* garage.select(id("nova"))).href).toBe("/shop/all?fits=1")
          world.search = "?query=%20"
          expect((yield* garage.select(id("camaro"))).href).toBe("/shop/all?fits=1")
          expect(world.errors).toHaveLength(2)
        })
      )
    }
  )

  it.effect("CAR-04 a paint is kept with its project and told to the cookie of the selected one; taken back it is none again", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        const garage = yield* Garage
        yield* garage.paint(id("camaro"), "teal")
        const now = yield* state
        expect([now.selected?.project.paint, parseProjectCookie(world.jar.get("Fitment"))?.paint]).toEqual(["teal", "teal"])
        expect([now.selectedId, now.isVehicleUpdated, now.failure]).toEqual(["camaro", false, null])
        yield* garage.paint(id("nova"), "red")
        expect((yield* state).selected?.project.paint).toBe("teal")
        expect((yield* state).projects.map(({ paint }) => paint)).toEqual(expect.arrayContaining(["red", "teal"]))
        yield* garage.paint(id("camaro"), null)
        expect((yield* state).selected?.project).not.toHaveProperty("paint")
        yield* garage.paint(id("gone"), "red")
        expect((yield* state).projects).toHaveLength(2)
      })
    )
  })

  it.effect("a project that is not in the garage cannot be selected or removed", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        const garage = yield* Garage
        expect([yield* garage.select(id("<b>")), yield* garage.remove(id("gone"))]).toEqual([stays, stays])
        expect([(yield* state).selectedId, world.operations]).toEqual(["camaro", ["customerProjects"]])
      })
    )
  })

  it.effect(
    "SRCH-18 clearing the selection keeps the projects and, on a results page, the results: for any car, from the first page on",
    () => {
      const world = two()
      return withGarage(
        world,
        Effect.gen(function* () {
          yield* begun
          const garage = yield* Garage
          expect(yield* garage.clearSelection).toEqual(stays)
          expect([(yield* state).selected, world.jar.has("Fitment"), (yield* state).projects.length]).toEqual([null, false, 2])
          expect(yield* garage.clearSelection).toEqual(stays)
          yield* garage.select(id("nova"))
          ;[world.pathname, world.search] = ["/shop/brakes~2-3", "?fits=1&facet=Side:Left&page=2"]
          expect((yield* garage.clearSelection).href).toBe("/shop/brakes~2-3?facet=Side:Left")
          yield* garage.select(id("nova"))
          ;[world.pathname, world.search] = ["/shop/brakes~2-3", "?fits=1"]
          expect((yield* garage.clearSelection).href).toBe("/shop/brakes~2-3")
          yield* garage.select(id("nova"))
          ;[world.pathname, world.search] = ["/search", "?query=fits=1"]
          expect(yield* garage.clearSelection).toEqual(stays)
        })
      )
    }
  )

  it.effect("GAR-50 GAR-52 removing another project leaves the selection as it is", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        expect(yield* Garage.use((garage) => garage.remove(id("nova")))).toEqual(stays)
        const now = yield* state
        expect([now.selectedId, now.projects.map(({ projectId }) => projectId)]).toEqual(["camaro", ["camaro"]])
        expect(world.events.map(({ name }) => name)).toEqual(["Fitment Removed"])
        expect([world.jar.has("Fitment"), world.told]).toEqual([true, ["garage"]])
      })
    )
  })

  it.effect("GAR-51 removing the selected project clears the selection, on a results page by its address", () => {
    const world = two()
    world.pathname = "/shop/brakes~2-3"
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        const garage = yield* Garage
        const [first, second] = yield* Effect.all([garage.remove(id("camaro")), garage.remove(id("camaro"))], { concurrency: 2 })
        expect([first.href, second.href]).toEqual(["/shop/all", null])
        expect([(yield* state).selected, world.jar.has("Fitment")]).toEqual([null, false])
        expect(world.operations.filter((operation) => operation === "removeProjectFromGarage")).toHaveLength(1)
      })
    )
  })

  it.effect("GAR-52 what was selected while a removal was at work stays selected", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        const garage = yield* Garage
        const gate = yield* Deferred.make<void>()
        world.answer = ({ operation }, usual) =>
          operation === "removeProjectFromGarage" ? Effect.andThen(Deferred.await(gate), usual) : usual
        yield* Effect.forkChild(garage.remove(id("camaro")), { startImmediately: true })
        yield* quiet
        yield* garage.select(id("nova"))
        yield* Deferred.succeed(gate, undefined)
        yield* quiet
        const now = yield* state
        expect([now.selectedId, now.projects.map(({ projectId }) => projectId)]).toEqual(["nova", ["nova"]])
        expect(parseProjectCookie(world.jar.get("Fitment"))?.projectId).toBe("nova")
      })
    )
  })

  it.effect("GAR-69 a removal that fails changes nothing but says so", () => {
    const world = two()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* begun
        world.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
        expect(yield* Garage.use((garage) => garage.remove(id("camaro")))).toEqual(stays)
        const now = yield* state
        expect([now.selectedId, now.projects.length, now.failure?.of]).toEqual(["camaro", 2, "removal"])
      })
    )
  })
})
