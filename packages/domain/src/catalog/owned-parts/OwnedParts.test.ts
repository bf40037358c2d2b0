import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Schema, Stream } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { Quantity } from "../catalog/sku.ts"
import { OwnedParts, type OwnedPartRequest } from "./OwnedParts.ts"
import { OwnedPartId, OwnedSheet } from "./model.ts"

const car = ProjectId.make("00000000-0000-4000-8000-000000000001")
const part = OwnedPartId.make("00000000-0000-4000-8000-000000000002")
const createSheet = (carName: string) => Schema.encodeSync(OwnedSheet)({ projectId: car, carName, parts: [], pairs: [] })
const entered: OwnedPartRequest = {
  skuBaseNumber: null,
  skuVariantNumber: null,
  model: null,
  typeSlug: "transmission",
  name: "Muncie M21",
  quantity: Quantity.make(1),
  gotOn: null,
  mileage: null,
  price: null
}
const NO_RESPONSE = "The shop did not respond. Try again in a moment."

/** Loads a sheet from services that answer each command with `reply`; with undefined, the services do not respond. */
const runOwned = <A, E>(
  reply: object | undefined,
  run: (owned: OwnedParts["Service"], browser: BrowserTestContext) => Effect.Effect<A, E>
) => {
  const browser = new BrowserTestContext().answering("ownedSheet", { ownedSheet: createSheet("before") })
  for (const operation of ["saveOwnedPart", "changeOwnedPart", "removeOwnedPart"])
    browser.answering(operation, reply && { [operation]: reply })
  return OwnedParts.use((owned) => Effect.andThen(owned.load(car), run(owned, browser))).pipe(
    Effect.provide(Layer.provideMerge(OwnedParts.layer, browser.layer))
  )
}
const getState = (owned: OwnedParts["Service"]) => Effect.map(Stream.runHead(owned.changes), Option.getOrThrow)

describe("OwnedParts", () => {
  it.effect("shows the sheet of a car, and the changed sheet after a command", () =>
    runOwned({ sheet: createSheet("after"), message: null }, (owned) =>
      Effect.gen(function* () {
        expect(yield* getState(owned)).toMatchObject({ sheet: { carName: "before" }, isLoaded: true, failure: null })
        expect(yield* owned.add(car, entered)).not.toBeNull()
        expect(yield* getState(owned)).toMatchObject({ sheet: { carName: "after" }, isSaving: false, failure: null, removed: null })
        expect(yield* owned.change(car, part, { note: "Rebuilt" })).toBe(true)
        expect(yield* owned.remove(car, part)).toBe(true)
      })
    )
  )

  it.effect.each<readonly [string, object | undefined, string]>([
    ["the service's message after a rejection", { sheet: null, message: "This car has 200 parts." }, "This car has 200 parts."],
    ["a message without a response", undefined, NO_RESPONSE]
  ])("keeps the sheet, and shows %s", ([, reply, failure]) =>
    runOwned(reply, (owned) =>
      Effect.gen(function* () {
        expect(yield* owned.add(car, entered)).toBeNull()
        expect(yield* owned.remove(car, part)).toBe(false)
        expect(yield* getState(owned)).toMatchObject({ sheet: { carName: "before" }, isSaving: false, failure })
      })
    )
  )

  it.effect("OFF-13 shows no sheet of another car if the response contains no sheet", () =>
    runOwned({ sheet: null, message: null }, (owned) =>
      Effect.gen(function* () {
        yield* owned.change(car, part, { note: "Rebuilt" })
        expect(yield* getState(owned)).toMatchObject({ sheet: { carName: "before" }, failure: null })
        yield* owned.change(ProjectId.make("00000000-0000-4000-8000-000000000009"), part, { note: "Rebuilt" })
        expect(yield* getState(owned)).toMatchObject({ sheet: null, failure: null })
      })
    )
  )

  it.effect("restores nothing if nothing was removed", () =>
    runOwned({ sheet: null, message: null }, (owned, browser) =>
      Effect.gen(function* () {
        expect(yield* owned.restore(car)).toBe(false)
        expect(browser.count("removeOwnedPart")).toBe(0)
        expect(yield* owned.restore(car, part)).toBe(true)
      })
    )
  )
})
