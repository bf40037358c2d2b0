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

describe("hydrating the project list", () => {
  it.effect("GAP-C22 fetches again as the new visitor, without a failure, if the visitor changed during the request", () => {
    const context = new GarageTestContext([saved("camaro", camaro)])
    const next = WebUserGuid.make("1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
    context.answer = ({ operation, service, variables }, usual) => {
      if (Object(variables).webUserGuid === next) return usual
      context.guid = next
      return Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
    }
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* Garage.use((garage) => garage.hydrate())
        expect((yield* state).projects.length).toBe(1)
        expect(context.operations).toEqual(["customerProjects", "customerProjects"])
        expect(context.errors).toEqual([])
      })
    )
  })

  it.effect("GAP-C22 GAR-59 neither fetches again nor fails if the visitor was signed out during the request", () => {
    const context = new GarageTestContext([saved("camaro", camaro)])
    context.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
    context.answer = ({ operation, service }) => {
      context.guid = null
      return Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
    }
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* Garage.use((garage) => garage.hydrate())
        const { failure, isHydrated, projects, selected } = yield* state
        expect(isHydrated).toBe(true)
        expect(projects).toEqual([])
        expect(selected).toBeNull()
        expect(failure).toBeNull()
        expect(context.operations).toEqual(["customerProjects"])
        expect(context.errors).toEqual([])
        expect(context.jar.has("Fitment")).toBe(false)
      })
    )
  })
})

describe("selecting and removing", () => {
  const id = (text: string) => ProjectId.make(text)
  const createTwoProjects = () => {
    const context = new GarageTestContext([saved("camaro", camaro), saved("nova", nova)])
    context.jar.set("Fitment", '{"ProjectId":"camaro","Year":1969,"MakeId":2,"ModelId":4}')
    return context
  }
  const hydrate = Garage.use((garage) => garage.hydrate())

  it.effect("GAR-48 selects and closes the drawer on a product page", () => {
    const context = createTwoProjects()
    context.pathname = "/item/rotor/3"
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        yield* openAt("EXISTING_PROJECTS")
        expect(yield* Garage.use((garage) => garage.select(id("nova")))).toEqual(stays)
        const now = yield* state
        expect(now.drawer).toBeNull()
        expect(now.selectedId).toBe("nova")
        expect(parseProjectCookie(context.jar.get("Fitment"))?.projectId).toBe("nova")
      })
    )
  })

  it.effect("GAR-49 GAR-73 SRCH-44 leads to the project, from a search page to the same search or, without a term, to the shop", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        expect(yield* garage.select(id("nova"))).toEqual({ href: "/vehicle/car~5", reload: false })
        ;[context.pathname, context.search] = ["/search", "?query=disc%20brakes"]
        expect((yield* garage.select(id("camaro"))).href).toBe("/search?fits=1&query=disc%20brakes")
        expect(context.errors).toEqual([])
        context.search = ""
        expect((yield* garage.select(id("nova"))).href).toBe("/shop/all?fits=1")
        context.search = "?query=%20"
        expect((yield* garage.select(id("camaro"))).href).toBe("/shop/all?fits=1")
        expect(context.errors).toHaveLength(2)
      })
    )
  })

  it.effect("CAR-04 saves a paint with its project and in the selected project's cookie, and clears it again", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        yield* garage.paint(id("camaro"), "teal")
        const now = yield* state
        expect(now.selected?.project.paint).toBe("teal")
        expect(parseProjectCookie(context.jar.get("Fitment"))?.paint).toBe("teal")
        expect(now.selectedId).toBe("camaro")
        expect(now.isVehicleUpdated).toBe(false)
        expect(now.failure).toBeNull()
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

  it.effect("ignores selecting or removing a project that is not in the garage", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        expect(yield* garage.select(id("<b>"))).toEqual(stays)
        expect(yield* garage.remove(id("gone"))).toEqual(stays)
        expect((yield* state).selectedId).toBe("camaro")
        expect(context.operations).toEqual(["customerProjects"])
      })
    )
  })

  it.effect("SRCH-18 clears the selection, keeps the projects and leads to the first page of the same results for any vehicle", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        expect(yield* garage.clearSelection).toEqual(stays)
        expect((yield* state).selected).toBeNull()
        expect(context.jar.has("Fitment")).toBe(false)
        expect((yield* state).projects.length).toBe(2)
        expect(yield* garage.clearSelection).toEqual(stays)
        yield* garage.select(id("nova"))
        ;[context.pathname, context.search] = ["/shop/brakes~2-3", "?fits=1&facet=Side:Left&page=2"]
        expect((yield* garage.clearSelection).href).toBe("/shop/brakes~2-3?facet=Side:Left")
        yield* garage.select(id("nova"))
        ;[context.pathname, context.search] = ["/shop/brakes~2-3", "?fits=1"]
        expect((yield* garage.clearSelection).href).toBe("/shop/brakes~2-3")
        yield* garage.select(id("nova"))
        ;[context.pathname, context.search] = ["/search", "?query=fits=1"]
        expect(yield* garage.clearSelection).toEqual(stays)
      })
    )
  })

  it.effect("GAR-50 GAR-52 keeps the selection when another project is removed", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        expect(yield* Garage.use((garage) => garage.remove(id("nova")))).toEqual(stays)
        const now = yield* state
        expect(now.selectedId).toBe("camaro")
        expect(now.projects.map(({ projectId }) => projectId)).toEqual(["camaro"])
        expect(context.events.map(({ name }) => name)).toEqual(["Fitment Removed"])
        expect(context.jar.has("Fitment")).toBe(true)
        expect(context.announcements).toEqual(["garage"])
      })
    )
  })

  it.effect("GAR-51 clears the selection when the selected project is removed, on a results page through its URL", () => {
    const context = createTwoProjects()
    context.pathname = "/shop/brakes~2-3"
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        const [first, second] = yield* Effect.all([garage.remove(id("camaro")), garage.remove(id("camaro"))], { concurrency: 2 })
        expect(first.href).toBe("/shop/all")
        expect(second.href).toBeNull()
        expect((yield* state).selected).toBeNull()
        expect(context.jar.has("Fitment")).toBe(false)
        expect(context.operations.filter((operation) => operation === "removeProjectFromGarage")).toHaveLength(1)
      })
    )
  })

  it.effect("GAR-52 keeps the selection of a project that was selected during a removal", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        const garage = yield* Garage
        const gate = yield* Deferred.make<void>()
        context.answer = ({ operation }, usual) =>
          operation === "removeProjectFromGarage" ? Effect.andThen(Deferred.await(gate), usual) : usual
        yield* Effect.forkChild(garage.remove(id("camaro")), { startImmediately: true })
        yield* quiet
        yield* garage.select(id("nova"))
        yield* Deferred.succeed(gate, undefined)
        yield* quiet
        const now = yield* state
        expect(now.selectedId).toBe("nova")
        expect(now.projects.map(({ projectId }) => projectId)).toEqual(["nova"])
        expect(parseProjectCookie(context.jar.get("Fitment"))?.projectId).toBe("nova")
      })
    )
  })

  it.effect("GAR-69 reports a failed removal and changes nothing else", () => {
    const context = createTwoProjects()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* hydrate
        context.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
        expect(yield* Garage.use((garage) => garage.remove(id("camaro")))).toEqual(stays)
        const now = yield* state
        expect(now.selectedId).toBe("camaro")
        expect(now.projects).toHaveLength(2)
        expect(now.failure?.of).toBe("removal")
      })
    )
  })
})
