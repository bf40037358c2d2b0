import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { MAX_ESTIMATES_PER_REQUEST, shippingEstimates } from "./calls.ts"
import { ShippingEstimates } from "./ShippingEstimates.ts"
import { layerVisitorLocation } from "./layerVisitorLocation.ts"

const createSku = (name: string) => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`)
})
const [rotor, pads] = [createSku("ROTOR"), createSku("PADS")]

/** Opens estimates whose text names the requested ZIP code; null for a visitor without a location. */
const open = Effect.fnUntraced(function* (zip: string | null, isFlagOn = true) {
  const browser = new BrowserTestContext()
  if (zip !== null) browser.jar.set("location", JSON.stringify({ zipCode: zip, countryCode: "US", isInternational: false }))
  const sentRequests = () => browser.asked.filter(([name]) => name === shippingEstimates.path).map(([, sent]) => Object(sent))
  browser.answers.set(
    shippingEstimates.path,
    Effect.sync(() => {
      const { countryCode, skus, zipCode } = sentRequests().at(-1)
      return { shippingEstimates: skus.map((sku: object) => ({ ...sku, suggestedPickup: `at ${zipCode}` })), zipCode, countryCode }
    })
  )
  const layer = ShippingEstimates.layer.pipe(
    Layer.provide(Layer.mock(Flags, { isOn: (feature) => Effect.succeed(isFlagOn && feature === "shippingEstimates") })),
    Layer.provideMerge(layerVisitorLocation),
    Layer.provide(browser.layer)
  )
  const context = yield* Layer.build(layer)
  const estimates = Context.get(context, ShippingEstimates)
  return { asked: sentRequests, estimates, state: Effect.map(Stream.runHead(estimates.changes), Option.getOrThrow), world: browser }
})

describe("ShippingEstimates", () => {
  it.effect("FLAG-11 sends no request without the feature flag, and has no days", () =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210", false)
      yield* estimates.show([rotor])
      expect(asked()).toEqual([])
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": null })
    })
  )

  it.effect("LOC-16 CALL-130 keeps estimates by SKU and requests each once", () =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210")
      yield* estimates.show([rotor])
      yield* estimates.show([rotor, pads])
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": "at 90210", "CAM-PADS-1": "at 90210" })
      expect(asked()).toEqual([
        { skus: [rotor], zipCode: "90210", countryCode: "US" },
        { skus: [pads], zipCode: "90210", countryCode: "US" }
      ])
    })
  )

  it.effect("LOC-11 GAP-C20 waits for a location, saves it in the cookie, and starts over for another location", () =>
    Effect.gen(function* () {
      const { asked, estimates, state, world: browser } = yield* open(null)
      yield* estimates.show([rotor])
      expect(asked()).toEqual([])
      expect(yield* state).toEqual({ place: null, bySku: {} })
      for (const zip of ["90210", "10001-1234"]) {
        expect(yield* estimates.deliverTo(zip)).toBe(true)
        yield* TestClock.adjust(1)
        const known = zip.slice(0, 5)
        expect(yield* state).toMatchObject({ place: { zipCode: known }, bySku: { "CAM-ROTOR-1": `at ${known}` } })
        expect(browser.jar.get("location")).toContain(known)
      }
    })
  )

  it.effect("LOC-16 keeps the estimates, without a request, if the same ZIP code is entered again", () =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210")
      yield* estimates.show([rotor])
      expect(yield* estimates.deliverTo("90210")).toBe(true)
      yield* TestClock.adjust(1)
      expect(asked()).toHaveLength(1)
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": "at 90210" })
    })
  )

  it.effect.each(["", "9021", "abc", "00012", "<b>90210</b>"])("LOC-05 rejects the ZIP code %j and keeps the current estimates", (zip) =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210")
      yield* estimates.show([rotor])
      expect(yield* estimates.deliverTo(zip)).toBe(false)
      yield* TestClock.adjust(1)
      expect(asked().length).toBe(1)
      expect(yield* state).toMatchObject({ place: { zipCode: "90210" }, bySku: { "CAM-ROTOR-1": "at 90210" } })
    })
  )

  it.effect("drops estimates for a previous location", () =>
    Effect.gen(function* () {
      const { estimates, state, world: browser } = yield* open("90210")
      const answer = browser.answers.get(shippingEstimates.path)!
      browser.answers.set(
        shippingEstimates.path,
        Effect.tap(answer, () => Effect.sleep("1 second"))
      )
      yield* Effect.forkChild(estimates.show([rotor]), { startImmediately: true })
      yield* estimates.deliverTo("10001")
      yield* TestClock.adjust("1 second")
      expect(yield* state).toMatchObject({ place: { zipCode: "10001" }, bySku: {} })
      yield* TestClock.adjust("1 second")
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": "at 10001" })
    })
  )

  it.effect("LOC-16 requests an estimate once for simultaneous callers", () =>
    Effect.gen(function* () {
      const { asked, estimates, world: browser } = yield* open("90210")
      const answer = browser.answers.get(shippingEstimates.path)!
      browser.answers.set(
        shippingEstimates.path,
        Effect.tap(answer, () => Effect.sleep("1 second"))
      )
      yield* Effect.forkChild(estimates.show([rotor]), { startImmediately: true })
      yield* Effect.forkChild(estimates.show([rotor, pads]), { startImmediately: true })
      yield* TestClock.adjust("2 seconds")
      expect(asked().map(({ skus }) => skus)).toEqual([[rotor], [pads]])
    })
  )

  it.effect("requests 500 estimates in five batches, and sends no request without SKUs", () =>
    Effect.gen(function* () {
      const { asked, estimates } = yield* open("90210")
      yield* estimates.show([])
      yield* estimates.show(Array.from({ length: 5 * MAX_ESTIMATES_PER_REQUEST }, (_, at) => createSku(String(at))))
      expect(asked().map(({ skus }) => skus.length)).toEqual(Array(5).fill(MAX_ESTIMATES_PER_REQUEST))
    })
  )

  it.effect("keeps nothing from a failed request and retries it; sends no request for a bot", () =>
    Effect.gen(function* () {
      const { asked, estimates, state, world: browser } = yield* open("90210")
      const answer = browser.answers.get(shippingEstimates.path)!
      browser.answering(shippingEstimates.path, { shippingEstimates: "soon" })
      yield* estimates.show([rotor])
      expect((yield* state).bySku).toEqual({})
      browser.answers.set(shippingEstimates.path, answer)
      yield* estimates.show([rotor])
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": "at 90210" })
      browser.userAgent = "Googlebot/2.1"
      yield* estimates.show([pads])
      expect(asked()).toHaveLength(2)
    })
  )
})
