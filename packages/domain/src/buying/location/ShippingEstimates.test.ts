import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { MOST_ESTIMATES, shippingEstimates } from "./calls.ts"
import { ShippingEstimates } from "./ShippingEstimates.ts"
import { VisitorLocation } from "./VisitorLocation.ts"

const skuOf = (name: string) => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`)
})
const [rotor, pads] = [skuOf("ROTOR"), skuOf("PADS")]

/** Estimates say the zip that they were asked for; a world without `zip` knows no place. */
const open = Effect.fnUntraced(function* (zip: string | null, isFlagOn = true) {
  const world = new BrowserTestContext()
  if (zip !== null) world.jar.set("location", JSON.stringify({ zipCode: zip, countryCode: "US", isInternational: false }))
  const asked = () => world.asked.filter(([name]) => name === shippingEstimates.path).map(([, sent]) => Object(sent))
  world.answers.set(
    shippingEstimates.path,
    Effect.sync(() => {
      const { countryCode, skus, zipCode } = asked().at(-1)
      return { shippingEstimates: skus.map((sku: object) => ({ ...sku, suggestedPickup: `at ${zipCode}` })), zipCode, countryCode }
    })
  )
  const layer = ShippingEstimates.layer.pipe(
    Layer.provide(Layer.mock(Flags, { isOn: (feature) => Effect.succeed(isFlagOn && feature === "shippingEstimates") })),
    Layer.provideMerge(VisitorLocation.layer),
    Layer.provide(world.layer)
  )
  const context = yield* Layer.build(layer)
  const estimates = Context.get(context, ShippingEstimates)
  return { asked, estimates, state: Effect.map(Stream.runHead(estimates.changes), Option.getOrThrow), world }
})

describe("shipping estimates", () => {
  it.effect("FLAG-11 are not asked for without their flag, and nobody knows the day", () =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210", false)
      yield* estimates.show([rotor])
      expect([asked(), (yield* state).bySku]).toEqual([[], { "CAM-ROTOR-1": null }])
    })
  )

  it.effect("LOC-16 CALL-130 are kept by SKU, and each is asked for once", () =>
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

  it.effect("LOC-11 GAP-C20 wait for a place, which is kept in its cookie, and begin anew with another", () =>
    Effect.gen(function* () {
      const { asked, estimates, state, world } = yield* open(null)
      yield* estimates.show([rotor])
      expect([asked(), yield* state]).toEqual([[], { place: null, bySku: {} }])
      for (const zip of ["90210", "10001-1234"]) {
        expect(yield* estimates.deliverTo(zip)).toBe(true)
        yield* TestClock.adjust(1)
        const known = zip.slice(0, 5)
        expect(yield* state).toMatchObject({ place: { zipCode: known }, bySku: { "CAM-ROTOR-1": `at ${known}` } })
        expect(world.jar.get("location")).toContain(known)
      }
    })
  )

  it.effect.each(["", "9021", "abc", "00012", "<b>90210</b>"])("LOC-05 for %j are none, and what was known stays", (zip) =>
    Effect.gen(function* () {
      const { asked, estimates, state } = yield* open("90210")
      yield* estimates.show([rotor])
      expect(yield* estimates.deliverTo(zip)).toBe(false)
      yield* TestClock.adjust(1)
      expect([asked().length, yield* state]).toMatchObject([1, { place: { zipCode: "90210" }, bySku: { "CAM-ROTOR-1": "at 90210" } }])
    })
  )

  it.effect("that come for an older place are dropped", () =>
    Effect.gen(function* () {
      const { estimates, state, world } = yield* open("90210")
      const answer = world.answers.get(shippingEstimates.path)!
      world.answers.set(
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

  it.effect("of 500 things are asked for in five questions, and of nothing in none", () =>
    Effect.gen(function* () {
      const { asked, estimates } = yield* open("90210")
      yield* estimates.show([])
      yield* estimates.show(Array.from({ length: 5 * MOST_ESTIMATES }, (_, at) => skuOf(String(at))))
      expect(asked().map(({ skus }) => skus.length)).toEqual(Array(5).fill(MOST_ESTIMATES))
    })
  )

  it.effect("that cannot be had leave nothing known and are asked for again; a bot asks for none", () =>
    Effect.gen(function* () {
      const { asked, estimates, state, world } = yield* open("90210")
      const answer = world.answers.get(shippingEstimates.path)!
      world.answering(shippingEstimates.path, { shippingEstimates: "soon" })
      yield* estimates.show([rotor])
      expect((yield* state).bySku).toEqual({})
      world.answers.set(shippingEstimates.path, answer)
      yield* estimates.show([rotor])
      expect((yield* state).bySku).toEqual({ "CAM-ROTOR-1": "at 90210" })
      world.userAgent = "Googlebot/2.1"
      yield* estimates.show([pads])
      expect(asked()).toHaveLength(2)
    })
  )
})
