import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { VisitorAudiences } from "../../foundation/flags/VisitorAudiences.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { PromoCodes } from "../../buying/promotions/PromoCodes.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Banners } from "./Banners.ts"

const banner = (id: number) => ({
  id,
  title: `Banner ${id}`,
  description: null,
  mobileTitle: null,
  promoCode: null,
  promoCodeDescription: null,
  startDate: null,
  endDate: null,
  url: null,
  linkText: null,
  bannerType: { id: 3, name: "maintenance" },
  audience: null as string | null
})
const createContext = () =>
  new BrowserTestContext()
    .answering("activeBanners", { activeBanners: [banner(1), banner(2)] })
    .answering("userAudiencesV2", { userAudiencesV2: { audiences: [], googleAudiences: [] } })
    .answering("promoCode", { promoCode: { promo: { code: "SPRING", percentOff: 10, amountOff: null, minimum: 0 }, message: null } })
    .answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Dismissable_Banners", value: true }] })
const run = <A, E>(around: BrowserTestContext, effect: Effect.Effect<A, E, Banners | Toasts | PromoCodes>) =>
  effect.pipe(
    Effect.provide(
      Banners.layer.pipe(
        Layer.provideMerge(PromoCodes.layer),
        Layer.provide(Layer.merge(layerFlags, VisitorAudiences.layer)),
        Layer.provideMerge(around.layer)
      )
    )
  )
const state = Effect.map(
  Banners.use(({ changes }) => Stream.runHead(changes)),
  Option.getOrThrow
)
const ids = Effect.map(state, ({ banners }) => banners.map(({ id }) => id))
const load = Banners.use((banners) => banners.load)
const dismiss = (id: number) => Banners.use((banners) => banners.dismiss(id))
const arrive = (freeShippingThreshold: number | null) => Banners.use((banners) => banners.arrive(freeShippingThreshold))
const readToasts = Effect.map(
  Toasts.use(({ changes }) => Stream.runHead(changes)),
  (present) => Option.getOrThrow(present).map(({ duration, message }) => [message, duration])
)

describe("Banners", () => {
  it.effect("BAN-10 requests the banners at most every 5 minutes of a session", () => {
    const around = createContext()
    return run(
      around,
      Effect.gen(function* () {
        yield* load
        yield* TestClock.adjust(299_999)
        yield* load
        expect(yield* ids).toEqual([1, 2])
        expect(around.count("activeBanners")).toBe(1)
        yield* TestClock.adjust(1)
        yield* load
        expect(around.count("activeBanners")).toBe(2)
        expect(around.session.has("Banners")).toBe(true)
      })
    )
  })

  it.effect("BAN-10 replaces the cached banners with those of the rendered page, without a request", () => {
    const around = createContext()
    return run(
      around,
      Effect.gen(function* () {
        yield* load
        yield* TestClock.adjust("4 minutes")
        yield* Banners.use((banners) => banners.drawn([{ ...banner(7), bannerType: { id: 3, name: "maintenance" }, audience: null }]))
        yield* TestClock.adjust("4 minutes")
        yield* load
        expect(yield* ids).toEqual([7])
        expect(around.count("activeBanners")).toBe(1)
      })
    )
  })

  it.effect.each<readonly [string, unknown, ReadonlyArray<number>]>([
    ["VIS-10 shows banners for everyone and for the visitor's audiences", { audiences: ["race"], googleAudiences: ["street"] }, [1, 3]],
    ["VIS-12 shows banners for everyone if the audiences cannot be loaded", undefined, [1]]
  ])("%s", ([, userAudiencesV2, expected]) => {
    const around = createContext().answering("activeBanners", {
      activeBanners: [banner(1), { ...banner(2), audience: "street" }, { ...banner(3), audience: "race" }]
    })
    if (userAudiencesV2 === undefined) around.answers.delete("userAudiencesV2")
    else around.answering("userAudiencesV2", { userAudiencesV2 })
    return run(
      around,
      Effect.gen(function* () {
        yield* load
        expect(yield* ids).toEqual(expected)
      })
    )
  })

  it.effect("BAN-11 returns no banners after a failure, logs it and requests them again", () => {
    const around = createContext()
    around.answers.delete("activeBanners")
    return run(
      around,
      Effect.gen(function* () {
        yield* load
        expect(yield* ids).toEqual([])
        expect(around.logged).toEqual(["Error: Failed to load banners"])
        around.answering("activeBanners", { activeBanners: [banner(3)] })
        yield* load
        expect(yield* ids).toEqual([3])
      })
    )
  })

  it.effect("BAN-07 hides dismissed banners for 43800 minutes, across sessions", () => {
    const around = createContext()
    return Effect.gen(function* () {
      yield* run(
        around,
        Effect.gen(function* () {
          yield* load
          yield* dismiss(1)
          expect(yield* ids).toEqual([2])
        })
      )
      yield* TestClock.adjust("43799 minutes")
      around.session.clear()
      expect(yield* run(around, Effect.andThen(load, ids))).toEqual([2])
      yield* TestClock.adjust("1 minute")
      around.session.clear()
      expect(yield* run(around, Effect.andThen(load, ids))).toEqual([1, 2])
    })
  })

  it.effect("BAN-06 cannot dismiss a banner before it is known whether banners can be closed", () => {
    const around = createContext()
    return run(
      around,
      Effect.gen(function* () {
        expect(yield* state).toEqual({ banners: [], isDismissable: false })
        yield* dismiss(1)
        yield* load
        expect(yield* ids).toEqual([1, 2])
      })
    )
  })

  it.effect("BAN-06 cannot dismiss a banner without the flag, and shows dismissed banners again", () => {
    const around = createContext()
    return Effect.gen(function* () {
      yield* run(around, Effect.andThen(load, dismiss(2)))
      const stored = around.local.get("DismissedBanners")
      around.session.clear()
      around.answering("GetFeatureFlags", { featureFlags: [] })
      expect(yield* run(around, Effect.all([load, dismiss(1), state]))).toMatchObject([
        undefined,
        undefined,
        { banners: [banner(1), banner(2)], isDismissable: false }
      ])
      expect(around.local.get("DismissedBanners")).toBe(stored)
    })
  })
})

describe("arriving at the shop", () => {
  it.effect("BAN-13 BAN-15 BAN-16 stores a promo code from the URL for a day and shows a toast", () => {
    const around = createContext().at("/", "?smi_pc=SPRING")
    return run(
      around,
      Effect.gen(function* () {
        yield* arrive(null)
        expect(around.jar.get("PromoCode")).toBe("SPRING")
        expect(around.days.get("PromoCode")).toBe(1)
        expect(yield* readToasts).toEqual([["SPRING has been applied!", 3000]])
      })
    )
  })

  it.effect("BAN-13 applies a code from the URL to the cart, even if the cart was already checked for a code", () => {
    const around = createContext().at("/shoppingcart", "?smi_pc=spring")
    return run(
      around,
      Effect.gen(function* () {
        const codes = yield* PromoCodes
        yield* codes.load
        yield* arrive(null)
        expect(Option.getOrThrow(yield* Stream.runHead(codes.changes)).promo?.code).toBe("SPRING")
        expect(around.count("promoCode")).toBe(1)
      })
    )
  })

  it.effect("GAP-C64 reports an unknown code from the URL and does not store it", () => {
    const message = "SPRNG is not a code we know. Check the spelling."
    const around = createContext()
      .at("/", "?smi_pc=SPRNG")
      .answering("promoCode", { promoCode: { promo: null, message } })
    return run(
      around,
      Effect.gen(function* () {
        yield* arrive(null)
        expect(around.jar.has("PromoCode")).toBe(false)
        expect((yield* readToasts).map(([said]) => said)).toEqual([message])
      })
    )
  })

  it.effect("GAP-C64 stores a code that cannot be checked now, without a toast, for the cart to check", () => {
    const around = createContext().at("/", "?smi_pc=SPRING")
    around.answers.delete("promoCode")
    return run(
      around,
      Effect.gen(function* () {
        yield* arrive(null)
        expect(around.jar.get("PromoCode")).toBe("SPRING")
        expect(yield* readToasts).toEqual([])
      })
    )
  })

  it.effect("BAN-14 ignores a code that is already stored", () => {
    const around = createContext().at("/", "?smi_pc=spring")
    around.jar.set("PromoCode", "SPRING")
    return run(
      around,
      Effect.gen(function* () {
        yield* arrive(null)
        expect(around.jar.get("PromoCode")).toBe("SPRING")
        expect(around.days.size).toBe(0)
        expect(yield* readToasts).toEqual([])
      })
    )
  })

  it.effect("BAN-17 BAN-18 CONST-03 shows the free shipping toast for 10 s, and not again while its cookie exists", () => {
    const around = createContext()
    return run(
      around,
      Effect.gen(function* () {
        yield* arrive(9900)
        expect(yield* readToasts).toEqual([["Free Shipping over $99", 10_000]])
        expect(around.days.get("FreeShippingToast")).toBe(1)
        yield* TestClock.adjust("11 seconds")
        yield* arrive(9900)
        expect(yield* readToasts).toEqual([])
      })
    )
  })
})
