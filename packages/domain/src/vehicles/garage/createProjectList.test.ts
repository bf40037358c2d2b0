import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Schema } from "effect"
import { HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import { serializeProjectCookie } from "../vehicle/cookie.ts"
import { Garage } from "./Garage.ts"
import { CustomerProject, ProjectId } from "./model.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { toProject } from "./rules.ts"
import { quiet, state } from "./testing/openGarage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { camaro, guid, ids, nova, otherGuid, saved, smallBlock350 } from "./testing/samples.ts"

const encode = Schema.encodeSync(Schema.Array(CustomerProject))
const record = (userGuid: string, projects: ReadonlyArray<CustomerProject>) => JSON.stringify({ userGuid, projects: encode(projects) })
const hydrate = Garage.use((garage) => garage.hydrate())
const shown = Effect.map(state, ({ projects }) => projects.map(({ projectId }) => projectId))
const seedOf = (project: CustomerProject) => ({ project: toProject(project), description: toProjectDescription(project) })

describe("the list of projects", () => {
  it.effect("GAR-54 GAR-26 GAR-80 is fetched without a record, kept on this device, and the server is told that there is one", () => {
    const world = new GarageTestContext([saved("camaro", camaro)])
    return Effect.gen(function* () {
      yield* hydrate
      expect([yield* shown, (yield* state).isHydrated, (yield* state).isFetching]).toEqual([["camaro"], true, false])
      expect(world.local.get("CustomerProjects")).toBe(record(guid, [saved("camaro", camaro)]))
      expect(world.jar.get("HasCustomerProjects")).toBe("true")
      expect(world.calls[0]).toMatchObject({ operation: "customerProjects", variables: { webUserGuid: guid, selectedFacetData: [] } })
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect("GAR-53 comes from this device's record, without a call after the first in a session", () => {
    const world = new GarageTestContext([saved("fetched", nova)])
    world.local.set("CustomerProjects", record(guid, [saved("kept", camaro)]))
    world.session.set("CustomerProjectsFetched", guid)
    return Effect.gen(function* () {
      yield* hydrate
      yield* hydrate
      expect([yield* shown, world.calls]).toEqual([["kept"], []])
      yield* Garage.use((garage) => garage.hydrate({ isForced: true }))
      expect([yield* shown, world.operations]).toEqual([["fetched"], ["customerProjects"]])
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect("GAR-54 a new session shows the record at once and fetches behind it, so that another browser's change arrives", () => {
    const world = new GarageTestContext([saved("fetched", nova)])
    world.local.set("CustomerProjects", record(guid, [saved("kept", camaro)]))
    return Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      world.answer = (_request, usual) => Effect.andThen(Deferred.await(gate), usual)
      const both = yield* Effect.forkChild(Effect.all([hydrate, hydrate], { concurrency: 2 }), { startImmediately: true })
      yield* quiet
      expect([yield* shown, (yield* state).isFetching]).toEqual([["kept"], true])
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.andThen(quiet, quiet)
      expect([yield* shown, world.operations, both.pollUnsafe()?._tag]).toEqual([["fetched"], ["customerProjects"], "Success"])
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect.each([
    { kind: "another visitor's", text: record(otherGuid, [saved("foreign", nova)]) },
    { kind: "a broken", text: '{"userGuid":' },
    { kind: "a foreign", text: "[1,2]" },
    { kind: "an older shape's", text: JSON.stringify({ userGuid: guid, projects: [{ projectId: "old" }] }) },
    { kind: "an empty", text: record(guid, []) }
  ])("GAR-54 GAR-55 $kind record counts as none and is replaced", ({ text }) => {
    const world = new GarageTestContext([saved("mine", camaro)])
    world.local.set("CustomerProjects", text)
    world.session.set("CustomerProjectsFetched", guid)
    return Effect.gen(function* () {
      yield* hydrate
      expect([yield* shown, world.operations]).toEqual([["mine"], ["customerProjects"]])
      expect(world.local.get("CustomerProjects")).toBe(record(guid, [saved("mine", camaro)]))
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect("a record that cannot be read is said so in the log, and why", () => {
    const world = new GarageTestContext()
    world.local.set("CustomerProjects", '{"userGuid":')
    return Effect.gen(function* () {
      yield* hydrate
      expect(world.errors.join()).toMatch(/Garage record not readable.*JSON/)
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect.each([
    {
      kind: "an answer of another shape",
      answer: Effect.succeed({ customerProjects: { projects: [{ projectId: 7 }] } }),
      why: "Malformed"
    },
    { kind: "no data", answer: Effect.succeed(null), why: "Malformed" },
    {
      kind: "a service that fails",
      answer: Effect.fail(new HttpStatusError({ service: "customerproject", operation: "customerProjects", status: 500 })),
      why: "Refused"
    },
    {
      kind: "a service that hangs until the call is given up",
      answer: Effect.fail(new Unreachable({ service: "customerproject", operation: "customerProjects", cause: "timeout" })),
      why: "Unreachable"
    }
  ])("GAR-69 $kind leaves the garage as it was, is logged with its reason, and can be asked again", ({ answer, why }) => {
    const world = new GarageTestContext([saved("mine", camaro)])
    world.answer = () => answer
    return Effect.gen(function* () {
      yield* hydrate
      const failed = yield* state
      expect([failed.failure?.of, failed.isHydrated, failed.isFetching, failed.projects]).toEqual(["garage", false, false, []])
      expect(world.errors.join()).toContain(why)
      world.answer = (_request, usual) => usual
      yield* hydrate
      expect([yield* shown, (yield* state).failure]).toEqual([["mine"], null])
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect("GAR-55 a foreign record is gone even when nothing can be fetched", () => {
    const world = new GarageTestContext()
    world.local.set("CustomerProjects", record(otherGuid, [saved("foreign", nova)]))
    world.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
    return Effect.gen(function* () {
      yield* hydrate
      const now = yield* state
      expect([now.projects, now.isHydrated, now.failure?.of, world.local.size]).toEqual([[], false, "garage", 0])
      expect(world.errors).toHaveLength(1)
    }).pipe(Effect.provide(world.layer()))
  })
})

describe("the selection and the Fitment cookie", () => {
  it.effect("GAR-57 begins as the server drew it, and takes over what the garage knows of that project", () => {
    const known = saved("p", { ...camaro, engineIds: smallBlock350, isStockEngine: true })
    const world = new GarageTestContext([known])
    world.jar.set("Fitment", serializeProjectCookie({ ...camaro, projectId: "p" }))
    return Effect.gen(function* () {
      expect((yield* state).selected?.project).toEqual({ ...camaro, projectId: "p" })
      yield* hydrate
      const now = yield* state
      expect([now.selectedId, now.selected?.project]).toEqual(["p", toProject(known)])
      expect(world.jar.get("Fitment")).toBe(serializeProjectCookie(toProject(known)))
    }).pipe(Effect.provide(world.layer(seedOf(saved("p", camaro)))))
  })

  it.effect("GAR-58 a selection without an id is the matching project", () => {
    const world = new GarageTestContext([saved("nova", nova), saved("camaro", camaro)])
    world.jar.set("Fitment", serializeProjectCookie(camaro))
    return Effect.gen(function* () {
      yield* hydrate
      expect((yield* state).selectedId).toBe("camaro")
    }).pipe(Effect.provide(world.layer({ project: camaro, description: toProjectDescription(saved("x", camaro)) })))
  })

  it.effect("GAR-59 is cleared where there is no user", () => {
    const world = new GarageTestContext()
    world.guid = null
    world.jar.set("Fitment", serializeProjectCookie(camaro))
    return Effect.gen(function* () {
      yield* hydrate
      const now = yield* state
      expect([now.selected, now.isHydrated, world.jar.has("Fitment"), world.calls]).toEqual([null, true, false, []])
    }).pipe(Effect.provide(world.layer(seedOf(saved("p", camaro)))))
  })

  it.effect("GAR-58 of a cookie with an engine that the catalogue does not know the engine goes, and the car stays", () => {
    const world = new GarageTestContext()
    world.jar.set("Fitment", serializeProjectCookie({ ...camaro, engineIds: { engineSeriesId: 99 }, declined: ["Engine"] }))
    const { description } = seedOf(saved("p", camaro))
    world.answer = ({ operation, variables }, usual) =>
      operation === "describeProject"
        ? Effect.succeed({ describeProject: JSON.stringify(variables).includes("engineSeriesId") ? null : description })
        : usual
    return Effect.gen(function* () {
      yield* hydrate
      expect([(yield* state).selected, world.jar.get("Fitment")]).toEqual([
        { project: camaro, description },
        serializeProjectCookie(camaro)
      ])
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect("a cookie of a car that the catalogue does not know goes", () => {
    const world = new GarageTestContext()
    world.jar.set("Fitment", serializeProjectCookie(camaro))
    world.answer = ({ operation }, usual) => (operation === "describeProject" ? Effect.succeed({ describeProject: null }) : usual)
    return Effect.gen(function* () {
      yield* hydrate
      expect([(yield* state).selected, world.jar.has("Fitment")]).toEqual([null, false])
    }).pipe(Effect.provide(world.layer()))
  })

  it.effect.each([{ answer: { describeProject: null } }, { answer: { describeProject: toProjectDescription(saved("x", camaro)) } }])(
    "what is told of the cookie's car comes too late once another is selected: $answer",
    ({ answer }) => {
      const world = new GarageTestContext([saved("nova", nova)])
      world.jar.set("Fitment", serializeProjectCookie(camaro))
      return Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        world.answer = ({ operation }, usual) => (operation === "describeProject" ? Effect.as(Deferred.await(gate), answer) : usual)
        yield* Effect.forkChild(hydrate, { startImmediately: true })
        yield* quiet
        yield* Garage.use((garage) => garage.select(ProjectId.make("nova")))
        yield* Deferred.succeed(gate, undefined)
        yield* quiet
        expect([(yield* state).selectedId, world.jar.get("Fitment")]).toEqual([
          "nova",
          serializeProjectCookie(toProject(saved("nova", nova)))
        ])
      }).pipe(Effect.provide(world.layer()))
    }
  )

  it.effect("GAR-56 choosing a car of other facets on a listing fetches the projects again", () => {
    const facets = [{ name: "Rear Axle", valueId: ids.rearAxle12Bolt }]
    const world = new GarageTestContext([saved("plain", camaro), saved("axle", { ...nova, facets })])
    world.pathname = "/shop/all"
    return Effect.gen(function* () {
      yield* hydrate
      const garage = yield* Garage
      yield* garage.select(ProjectId.make("plain"))
      yield* quiet
      expect(world.calls).toHaveLength(1)
      yield* garage.select(ProjectId.make("axle"))
      yield* quiet
      expect(world.calls[1]).toMatchObject({ operation: "customerProjects", variables: { selectedFacetData: facets } })
    }).pipe(Effect.provide(world.layer()))
  })
})

describe("two tabs of one browser", () => {
  it.effect("one hears what the other adds, selects and removes", () => {
    const here = new GarageTestContext([saved("nova", nova)])
    const there = new GarageTestContext([], here)
    return Effect.gen(function* () {
      yield* hydrate
      yield* Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.begin("ADD_YMM")
        yield* quiet
        yield* garage.chooseYear(ids.year)
        yield* quiet
        yield* garage.chooseMake(ids.chevrolet)
        yield* quiet
        yield* garage.chooseModel(ids.camaro)
        yield* garage.save("ADD_YMM")
        yield* quiet
      }).pipe(Effect.provide(there.layer()))
      expect([yield* shown, (yield* state).selectedId, here.operations]).toEqual([["added-1", "nova"], "added-1", ["customerProjects"]])

      yield* Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.remove(ProjectId.make("added-1"))
        yield* quiet
      }).pipe(Effect.provide(there.layer(seedOf(saved("added-1", camaro)))))
      expect([yield* shown, (yield* state).selected]).toEqual([["nova"], null])
    }).pipe(Effect.provide(here.layer()))
  })
})
