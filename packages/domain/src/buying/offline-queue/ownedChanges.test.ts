import { describe, expect, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { Quantity } from "../../catalog/catalog/sku.ts"
import { changeOwnedPart, ownedSheet, removeOwnedPart, saveOwnedPart } from "../../catalog/owned-parts/calls.ts"
import { OwnedPartId, type OwnedPartInput, type OwnedSheet } from "../../catalog/owned-parts/model.ts"
import { addNewProjectToGarage, removeProjectFromGarage } from "../../vehicles/garage/calls.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { guid, openTestTab, OfflineQueueTestContext } from "./testing/openOutbox.ts"
import { key, request, toStoredChange } from "./testing/queuedRequests.ts"

const [car, otherCar] = [ProjectId.make(key(901)), ProjectId.make(key(902))]
const partId = OwnedPartId.make(key(801))
const entered: OwnedPartInput = {
  id: partId,
  skuBaseNumber: null,
  skuVariantNumber: null,
  model: "transmission:Muncie M21",
  typeSlug: null,
  name: null,
  quantity: Quantity.make(1),
  gotOn: null,
  mileage: null,
  price: null
}
const save = (projectId: ProjectId, number: number, part = entered) =>
  request(saveOwnedPart, { webUserGuid: guid, projectId, part }, number)
const edit = (projectId: ProjectId, number: number, changes: (typeof changeOwnedPart.variables.Type)["changes"]) =>
  request(changeOwnedPart, { webUserGuid: guid, projectId, id: partId, changes }, number)
const remove = (projectId: ProjectId, number: number, isRemoved: boolean) =>
  request(removeOwnedPart, { webUserGuid: guid, projectId, id: partId, isRemoved }, number)
const read = (projectId: ProjectId) => request(ownedSheet, { webUserGuid: guid, projectId }, 0)

/** Adds a car under the first key. */
const adding = request(
  addNewProjectToGarage,
  Schema.decodeUnknownSync(addNewProjectToGarage.variables)({
    projectRequest: {
      webUserGuid: guid,
      customerProjectSource: "CUSTOMER_ENTERED",
      year: 1969,
      makeId: 2,
      modelId: 3,
      vehicleBaseId: null,
      raceTypeId: null,
      engineIds: null,
      isStockEngine: null,
      stockEngineIds: null,
      selectedFacetData: [],
      declined: []
    }
  }),
  1
)
const addedAs = (projectId: ProjectId) => ({
  addNewProjectToGarage: {
    success: true,
    alreadyExisted: true,
    projects: [],
    webUser: { userGuid: guid },
    message: null,
    addedCustomerProjectId: projectId
  }
})

type WirePart = (typeof OwnedSheet.Encoded)["parts"][number]
const wirePart: WirePart = {
  ...entered,
  source: "owner",
  typeSlug: "transmission",
  typeName: "Transmission",
  contains: [],
  name: "Muncie M21",
  url: null,
  note: null,
  orderNumber: null,
  isOnTheWay: false,
  figures: [],
  answers: [],
  buildToken: null
}
const sheetOf = (projectId: string, parts: ReadonlyArray<WirePart>) => ({ projectId, carName: "1969 Chevrolet Camaro", parts, pairs: [] })

/** Services with a build sheet of one car. */
const openDevice = (parts: ReadonlyArray<WirePart> = []) => {
  const device = new OfflineQueueTestContext()
  const services = { parts }
  device.answer = ({ operation, variables }) => {
    const { projectId } = variables as { readonly projectId: string }
    if (operation === "ownedSheet") return { ownedSheet: projectId === car ? sheetOf(car, services.parts) : null }
    if (operation.endsWith("OwnedPart")) return { [operation]: { sheet: sheetOf(car, services.parts), message: null } }
    return null
  }
  return { device, services }
}
type Reply = { readonly sheet: typeof OwnedSheet.Encoded | null }
const getNames = (reply: unknown, operation: string) =>
  (reply as Readonly<Record<string, Reply>>)[operation]?.sheet?.parts.map(({ name }) => name)

describe("the queue of a build sheet", () => {
  it.effect("OFF-13 stores changes in order and sends them after a reconnect", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(save(car, 1))
      yield* tab.outbox.graphql(edit(car, 2, { mileage: 60_100 }))
      yield* tab.outbox.graphql(edit(car, 3, { note: "Rebuilt" }))
      expect(device.record?.changes.map(({ operation }) => operation)).toEqual(["saveOwnedPart", "changeOwnedPart"])
      expect(device.record?.changes[1]?.variables).toMatchObject({ changes: { mileage: 60_100, note: "Rebuilt" } })
      expect((yield* tab.state).ids).toEqual([partId])
      yield* device.back
      yield* Effect.yieldNow
      yield* tab.outbox.resume([])
      expect(device.keysOf("saveOwnedPart")).toEqual([key(1)])
      expect(device.record).toBeNull()
    })
  )

  it.effect("OFF-13 never shows the build sheet of a different car", () =>
    Effect.gen(function* () {
      const { device } = openDevice([wirePart])
      const tab = yield* openTestTab(device)
      yield* tab.outbox.graphql(read(car))
      device.isAway = true
      expect(getNames(yield* tab.outbox.graphql(save(otherCar, 1)), "saveOwnedPart")).toBeUndefined()
    })
  )

  it.effect("OFF-13 drops an unsent removal if the part is restored", () =>
    Effect.gen(function* () {
      const { device } = openDevice([wirePart])
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(remove(car, 1, true))
      yield* tab.outbox.graphql(remove(car, 2, false))
      expect(device.record?.changes ?? []).toEqual([])
    })
  )

  it.effect("OFF-13 applies changes to a newer sheet that was loaded", () =>
    Effect.gen(function* () {
      const { device, services } = openDevice([wirePart])
      const tab = yield* openTestTab(device)
      // The change is queued while the services fail, so that the sheet can still be loaded.
      const { answer } = device
      device.answer = (asked) => (asked.operation === "ownedSheet" ? answer(asked) : null)
      device.text = JSON.stringify({
        version: 1,
        owner: guid,
        sent: [],
        aside: [],
        changes: [{ ...toStoredChange(edit(car, 1, { mileage: 60_100 })), notBefore: 9_999_999_999_999 }],
        known: { cart: null, lists: null, projects: null, owned: [sheetOf(car, [wirePart])] }
      })
      services.parts = [{ ...wirePart, note: "From another device" }]
      const newer = (yield* tab.outbox.graphql(read(car))) as { readonly ownedSheet: typeof OwnedSheet.Encoded }
      expect(newer.ownedSheet.parts).toMatchObject([{ mileage: 60_100, note: "From another device" }])
      expect(device.record?.known.owned).toMatchObject([{ parts: [{ mileage: null, note: "From another device" }] }])
      device.isAway = true
      const offline = (yield* tab.outbox.graphql(read(car))) as { readonly ownedSheet: typeof OwnedSheet.Encoded }
      expect(offline.ownedSheet).toEqual(newer.ownedSheet)
    })
  )

  it.effect("OFF-13 keeps a sheet that a send updated while an older sheet was being read, and reads the sheet again", () =>
    Effect.gen(function* () {
      const { device, services } = openDevice([wirePart])
      const tab = yield* openTestTab(device)
      device.isAway = true
      device.cached.set("ownedSheet", { ownedSheet: sheetOf(car, [wirePart]) })
      yield* tab.outbox.graphql(edit(car, 1, { mileage: 60_100 }))
      yield* tab.outbox.graphql(save(otherCar, 2, { ...entered, id: OwnedPartId.make(key(802)) }))
      const { answer } = device
      let isRead = false
      device.isAway = false
      // The second change is refused, so that the sheet stays stored. The send ends while the first read waits for its response.
      device.answer = (asked) => {
        if (asked.operation === "saveOwnedPart") return 400
        if (asked.operation === "changeOwnedPart") services.parts = [{ ...wirePart, mileage: 60_100 }]
        return answer(asked)
      }
      device.pause = (asked) => {
        if (asked.operation !== "ownedSheet" || isRead) return Effect.void
        isRead = true
        return tab.outbox.resume([])
      }
      const reply = (yield* tab.outbox.graphql(read(car))) as { readonly ownedSheet: typeof OwnedSheet.Encoded }
      expect(reply.ownedSheet.parts).toMatchObject([{ mileage: 60_100 }])
      const stored = device.record?.known.owned?.find(({ projectId }) => projectId === car)
      expect(stored?.parts).toMatchObject([{ mileage: 60_100 }])
    })
  )

  it.effect("OFF-13 loads no build sheet to remove a car offline", () =>
    Effect.gen(function* () {
      const { device } = openDevice([wirePart])
      const tab = yield* openTestTab(device)
      device.isAway = true
      device.cached.set("ownedSheet", { ownedSheet: sheetOf(car, [wirePart]) })
      yield* tab.outbox.graphql(request(removeProjectFromGarage, { webUserGuid: guid, projectId: car }, 1))
      expect(device.record?.changes).toMatchObject([{ operation: "removeProjectFromGarage" }])
      expect(device.record?.known.owned).toBeUndefined()
    })
  )

  it.effect("OFF-13 redirects changes of an added car to the same car that is already in the garage", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(adding)
      yield* tab.outbox.graphql(save(ProjectId.make(key(1)), 2))
      const { answer } = device
      device.answer = (asked) => (asked.operation === "addNewProjectToGarage" ? addedAs(car) : answer(asked))
      yield* device.back
      yield* tab.outbox.resume([])
      const sent = device.asked.find(({ operation }) => operation === "saveOwnedPart")
      expect(sent?.variables).toMatchObject({ projectId: car })
    })
  )
})

describe("a stored queue", () => {
  const record = { version: 1, owner: guid, sent: [], aside: [], known: { cart: null, lists: null, projects: null } }

  it.effect("OFF-13 keeps changes of operations that this page does not know, and sends the other changes", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      const unknown = { ...toStoredChange(save(car, 1)), operation: "repaintCar" }
      device.text = JSON.stringify({ ...record, changes: [unknown, toStoredChange(save(car, 2))], aside: [{ ...unknown, key: key(3) }] })
      const tab = yield* openTestTab(device)
      yield* tab.outbox.resume([])
      expect(device.keysOf("saveOwnedPart")).toEqual([key(2)])
      expect(device.record).toMatchObject({ changes: [{ operation: "repaintCar", key: key(1) }], aside: [{ key: key(3) }] })
    })
  )

  it.effect("OFF-13 applies a change to the newest sheet if only parked changes were stored with an older sheet", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      const known = { ...record.known, owned: [sheetOf(car, [])] }
      device.text = JSON.stringify({ ...record, changes: [], aside: [toStoredChange(save(car, 1))], known })
      const tab = yield* openTestTab(device)
      device.cached.set("ownedSheet", { ownedSheet: sheetOf(car, [wirePart]) })
      device.isAway = true
      const reply = yield* tab.outbox.graphql(edit(car, 2, { mileage: 60_100 }))
      expect(getNames(reply, "changeOwnedPart")).toEqual(["Muncie M21"])
    })
  )

  it.effect("OFF-13 redirects changes that this page does not know to the same car that is already in the garage", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      const unknown = { ...toStoredChange(save(ProjectId.make(key(1)), 2)), operation: "repaintCar" }
      const sent = [{ ...toStoredChange(adding), answer: addedAs(car) }]
      device.text = JSON.stringify({ ...record, changes: [unknown], aside: [{ ...unknown, key: key(3) }], sent })
      const tab = yield* openTestTab(device)
      yield* tab.outbox.resume([])
      expect(device.record).toMatchObject({ changes: [{ variables: { projectId: car } }], aside: [{ variables: { projectId: car } }] })
    })
  )

  it.effect("OFF-13 keeps its changes if the stored build sheets cannot be read", () =>
    Effect.gen(function* () {
      const { device } = openDevice()
      device.text = JSON.stringify({
        ...record,
        changes: [toStoredChange(save(car, 2))],
        known: { ...record.known, owned: [{ parts: "many" }] }
      })
      const tab = yield* openTestTab(device)
      yield* tab.outbox.resume([])
      expect(device.keysOf("saveOwnedPart")).toEqual([key(2)])
    })
  )
})
