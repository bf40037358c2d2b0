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
const toRecord = (userGuid: string, projects: ReadonlyArray<CustomerProject>) => JSON.stringify({ userGuid, projects: encode(projects) })
const hydrate = Garage.use((garage) => garage.hydrate())
const shownIds = Effect.map(state, ({ projects }) => projects.map(({ projectId }) => projectId))
const toSeed = (project: CustomerProject) => ({ project: toProject(project), description: toProjectDescription(project) })

describe("the project list", () => {
  it.effect("GAR-54 GAR-26 GAR-80 fetches the projects without a local record, stores them and sets the cookie for the server", () => {
    const context = new GarageTestContext([saved("camaro", camaro)])
    return Effect.gen(function* () {
      yield* hydrate
      expect(yield* shownIds).toEqual(["camaro"])
      expect((yield* state).isHydrated).toBe(true)
      expect((yield* state).isFetching).toBe(false)
      expect(context.local.get("CustomerProjects")).toBe(toRecord(guid, [saved("camaro", camaro)]))
      expect(context.jar.get("HasCustomerProjects")).toBe("true")
      expect(context.calls[0]).toMatchObject({ operation: "customerProjects", variables: { webUserGuid: guid, selectedFacetData: [] } })
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("GAR-53 reads the local record, without a request after the first in a session", () => {
    const context = new GarageTestContext([saved("fetched", nova)])
    context.local.set("CustomerProjects", toRecord(guid, [saved("kept", camaro)]))
    context.session.set("CustomerProjectsFetched", guid)
    return Effect.gen(function* () {
      yield* hydrate
      yield* hydrate
      expect(yield* shownIds).toEqual(["kept"])
      expect(context.calls).toEqual([])
      yield* Garage.use((garage) => garage.hydrate({ isForced: true }))
      expect(yield* shownIds).toEqual(["fetched"])
      expect(context.operations).toEqual(["customerProjects"])
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("GAR-54 shows the record immediately in a new session and then fetches changes made in another browser", () => {
    const context = new GarageTestContext([saved("fetched", nova)])
    context.local.set("CustomerProjects", toRecord(guid, [saved("kept", camaro)]))
    return Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      context.answer = (_request, usual) => Effect.andThen(Deferred.await(gate), usual)
      const both = yield* Effect.forkChild(Effect.all([hydrate, hydrate], { concurrency: 2 }), { startImmediately: true })
      yield* quiet
      expect(yield* shownIds).toEqual(["kept"])
      expect((yield* state).isFetching).toBe(true)
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.andThen(quiet, quiet)
      expect(yield* shownIds).toEqual(["fetched"])
      expect(context.operations).toEqual(["customerProjects"])
      expect(both.pollUnsafe()?._tag).toBe("Success")
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect.each([
    { kind: "another visitor's", text: toRecord(otherGuid, [saved("foreign", nova)]) },
    { kind: "a broken", text: '{"userGuid":' },
    { kind: "an unrelated", text: "[1,2]" },
    { kind: "an outdated", text: JSON.stringify({ userGuid: guid, projects: [{ projectId: "old" }] }) },
    { kind: "an empty", text: toRecord(guid, []) }
  ])("GAR-54 GAR-55 ignores and replaces $kind record", ({ text }) => {
    const context = new GarageTestContext([saved("mine", camaro)])
    context.local.set("CustomerProjects", text)
    context.session.set("CustomerProjectsFetched", guid)
    return Effect.gen(function* () {
      yield* hydrate
      expect(yield* shownIds).toEqual(["mine"])
      expect(context.operations).toEqual(["customerProjects"])
      expect(context.local.get("CustomerProjects")).toBe(toRecord(guid, [saved("mine", camaro)]))
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("logs why a record cannot be decoded", () => {
    const context = new GarageTestContext()
    context.local.set("CustomerProjects", '{"userGuid":')
    return Effect.gen(function* () {
      yield* hydrate
      expect(context.errors.join()).toMatch(/Failed to read the stored garage.*JSON/)
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect.each([
    {
      kind: "a malformed response",
      answer: Effect.succeed({ customerProjects: { projects: [{ projectId: 7 }] } }),
      why: "InvalidResponse"
    },
    { kind: "a null response", answer: Effect.succeed(null), why: "InvalidResponse" },
    {
      kind: "a failing service",
      answer: Effect.fail(new HttpStatusError({ service: "customerproject", operation: "customerProjects", status: 500 })),
      why: "HttpStatusError"
    },
    {
      kind: "a request that times out",
      answer: Effect.fail(new Unreachable({ service: "customerproject", operation: "customerProjects", cause: "timeout" })),
      why: "Unreachable"
    }
  ])("GAR-69 leaves the garage unchanged, logs the reason and can be retried after $kind", ({ answer, why }) => {
    const context = new GarageTestContext([saved("mine", camaro)])
    context.answer = () => answer
    return Effect.gen(function* () {
      yield* hydrate
      const failed = yield* state
      expect(failed.failure?.of).toBe("garage")
      expect(failed.isHydrated).toBe(false)
      expect(failed.isFetching).toBe(false)
      expect(failed.projects).toEqual([])
      expect(context.errors.join()).toContain(why)
      context.answer = (_request, usual) => usual
      yield* hydrate
      expect(yield* shownIds).toEqual(["mine"])
      expect((yield* state).failure).toBeNull()
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("GAR-55 deletes another visitor's record even if the request fails", () => {
    const context = new GarageTestContext()
    context.local.set("CustomerProjects", toRecord(otherGuid, [saved("foreign", nova)]))
    context.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
    return Effect.gen(function* () {
      yield* hydrate
      const now = yield* state
      expect(now.projects).toEqual([])
      expect(now.isHydrated).toBe(false)
      expect(now.failure?.of).toBe("garage")
      expect(context.local.size).toBe(0)
      expect(context.errors).toHaveLength(1)
    }).pipe(Effect.provide(context.layer()))
  })
})

describe("the selection and the Fitment cookie", () => {
  it.effect("GAR-57 starts with the server's selection and updates the selection from the saved project", () => {
    const known = saved("p", { ...camaro, engineIds: smallBlock350, isStockEngine: true })
    const context = new GarageTestContext([known])
    context.jar.set("Fitment", serializeProjectCookie({ ...camaro, projectId: "p" }))
    return Effect.gen(function* () {
      expect((yield* state).selected?.project).toEqual({ ...camaro, projectId: "p" })
      yield* hydrate
      const now = yield* state
      expect(now.selectedId).toBe("p")
      expect(now.selected?.project).toEqual(toProject(known))
      expect(context.jar.get("Fitment")).toBe(serializeProjectCookie(toProject(known)))
    }).pipe(Effect.provide(context.layer(toSeed(saved("p", camaro)))))
  })

  it.effect("GAR-58 finds the matching project for a selection without an id", () => {
    const context = new GarageTestContext([saved("nova", nova), saved("camaro", camaro)])
    context.jar.set("Fitment", serializeProjectCookie(camaro))
    return Effect.gen(function* () {
      yield* hydrate
      expect((yield* state).selectedId).toBe("camaro")
    }).pipe(Effect.provide(context.layer({ project: camaro, description: toProjectDescription(saved("x", camaro)) })))
  })

  it.effect("GAR-59 clears the selection without a visitor", () => {
    const context = new GarageTestContext()
    context.guid = null
    context.jar.set("Fitment", serializeProjectCookie(camaro))
    return Effect.gen(function* () {
      yield* hydrate
      const now = yield* state
      expect(now.selected).toBeNull()
      expect(now.isHydrated).toBe(true)
      expect(context.jar.has("Fitment")).toBe(false)
      expect(context.calls).toEqual([])
    }).pipe(Effect.provide(context.layer(toSeed(saved("p", camaro)))))
  })

  it.effect("GAR-58 drops an engine that the catalog does not contain and keeps the vehicle", () => {
    const context = new GarageTestContext()
    context.jar.set("Fitment", serializeProjectCookie({ ...camaro, engineIds: { engineSeriesId: 99 }, declined: ["Engine"] }))
    const { description } = toSeed(saved("p", camaro))
    context.answer = ({ operation, variables }, usual) =>
      operation === "describeProject"
        ? Effect.succeed({ describeProject: JSON.stringify(variables).includes("engineSeriesId") ? null : description })
        : usual
    return Effect.gen(function* () {
      yield* hydrate
      expect((yield* state).selected).toEqual({ project: camaro, description })
      expect(context.jar.get("Fitment")).toEqual(serializeProjectCookie(camaro))
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("deletes the cookie of a vehicle that the catalog does not contain", () => {
    const context = new GarageTestContext()
    context.jar.set("Fitment", serializeProjectCookie(camaro))
    context.answer = ({ operation }, usual) => (operation === "describeProject" ? Effect.succeed({ describeProject: null }) : usual)
    return Effect.gen(function* () {
      yield* hydrate
      expect((yield* state).selected).toBeNull()
      expect(context.jar.has("Fitment")).toBe(false)
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect.each([{ answer: { describeProject: null } }, { answer: { describeProject: toProjectDescription(saved("x", camaro)) } }])(
    "ignores a late description of the cookie's vehicle after another was selected: $answer",
    ({ answer }) => {
      const context = new GarageTestContext([saved("nova", nova)])
      context.jar.set("Fitment", serializeProjectCookie(camaro))
      return Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        context.answer = ({ operation }, usual) => (operation === "describeProject" ? Effect.as(Deferred.await(gate), answer) : usual)
        yield* Effect.forkChild(hydrate, { startImmediately: true })
        yield* quiet
        yield* Garage.use((garage) => garage.select(ProjectId.make("nova")))
        yield* Deferred.succeed(gate, undefined)
        yield* quiet
        expect((yield* state).selectedId).toBe("nova")
        expect(context.jar.get("Fitment")).toEqual(serializeProjectCookie(toProject(saved("nova", nova))))
      }).pipe(Effect.provide(context.layer()))
    }
  )

  it.effect("GAR-56 fetches the projects again on a listing if the selected facets changed", () => {
    const facets = [{ name: "Rear Axle", valueId: ids.rearAxle12Bolt }]
    const context = new GarageTestContext([saved("plain", camaro), saved("axle", { ...nova, facets })])
    context.pathname = "/shop/all"
    return Effect.gen(function* () {
      yield* hydrate
      const garage = yield* Garage
      yield* garage.select(ProjectId.make("plain"))
      yield* quiet
      expect(context.calls).toHaveLength(1)
      yield* garage.select(ProjectId.make("axle"))
      yield* quiet
      expect(context.calls[1]).toMatchObject({ operation: "customerProjects", variables: { selectedFacetData: facets } })
    }).pipe(Effect.provide(context.layer()))
  })
})

describe("two tabs of one browser", () => {
  it.effect("applies what the other tab adds, selects and removes", () => {
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
      expect(yield* shownIds).toEqual(["added-1", "nova"])
      expect((yield* state).selectedId).toBe("added-1")
      expect(here.operations).toEqual(["customerProjects"])

      yield* Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.remove(ProjectId.make("added-1"))
        yield* quiet
      }).pipe(Effect.provide(there.layer(toSeed(saved("added-1", camaro)))))
      expect(yield* shownIds).toEqual(["nova"])
      expect((yield* state).selected).toBeNull()
    }).pipe(Effect.provide(here.layer()))
  })
})
