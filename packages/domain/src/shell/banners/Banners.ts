import { Clock, Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { VisitorAudiences } from "../../foundation/flags/VisitorAudiences.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { type Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { PROMO_CODE_COOKIE, getPromoCodeToApply } from "../../buying/promotions/promoCode.ts"
import { PromoCodes } from "../../buying/promotions/PromoCodes.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { activeBanners } from "./calls.ts"
import {
  FREE_SHIPPING_COOKIE,
  FREE_SHIPPING_DAYS,
  filterByAudience,
  getVisibleBanners,
  shouldShowFreeShippingToast,
  addDismissed,
  freeShippingOver,
  promoCodeApplied,
  promoCodeRefused
} from "./rules.ts"
import type { Banner } from "./model.ts"
import { bannersCache, dismissedBanners } from "./storage.ts"

export * from "./calls.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** Banners above every page. */
export interface BannersState {
  readonly banners: ReadonlyArray<Banner>
  /** True if the shopper can close the banners (BAN-06). */
  readonly isDismissable: boolean
}

/** The shop's banners, and offers from a URL or the shop. Failures are logged. */
export class Banners extends Context.Service<
  Banners,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<BannersState>
    /** Loads the banners at most every 5 minutes of a session. Empty after a failure (BAN-10, BAN-11). */
    readonly load: Effect.Effect<void>
    /** Call with the banners of the rendered page. These replace the cached banners and restart the 5 minutes. */
    readonly drawn: (banners: ReadonlyArray<Banner>) => Effect.Effect<void>
    /** Hides a banner for 43800 minutes. Does nothing if banners cannot be closed (BAN-06, BAN-07). */
    readonly dismiss: (id: number) => Effect.Effect<void>
    /**
     * Call when a page was loaded. Applies the promo code of the page's URL, or shows why the code is invalid. Once a day, shows the order
     * amount from which shipping is free. `freeShippingThreshold` is that amount in cents; null if the shop has no such offer (BAN-13 to
     * BAN-18).
     */
    readonly arrive: (freeShippingThreshold: number | null) => Effect.Effect<void>
  }
>()("@camber/domain/banners/Banners") {
  static readonly layer: Layer.Layer<
    Banners,
    never,
    Flags | VisitorAudiences | Toasts | PromoCodes | Visitor | Cookies | Http | Storage | Tabs
  > = Layer.effect(
    Banners,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const flags = yield* Flags
      const visitorAudiences = yield* VisitorAudiences
      const notifications = yield* Toasts
      const promoCodes = yield* PromoCodes
      const tabs = yield* Tabs
      const services = yield* Effect.context<Http | Storage | Visitor>()
      const live = yield* SubscriptionRef.make<BannersState>({ banners: [], isDismissable: false })
      const dismissed = Effect.map(readEntry(dismissedBanners), (kept) => kept?.value ?? [])

      const asked = callService(activeBanners, {}).pipe(
        Effect.map((answer) => answer.activeBanners),
        Effect.tap((banners) => writeEntry(bannersCache, banners)),
        Effect.tapError((error) => Effect.logError("Failed to load banners", error)),
        Effect.orElseSucceed((): ReadonlyArray<Banner> => [])
      )
      const applyPromoCode = Effect.gen(function* () {
        const { search } = yield* tabs.address
        const code = getPromoCodeToApply(search, yield* cookies.read(PROMO_CODE_COOKIE))
        if (code === null) return
        const answer = yield* promoCodes.arrive(code)
        if (answer?.message != null) return yield* notifications.show(promoCodeRefused(answer.message))
        // Without a response, the cart checks the code later and shows the result
        if (answer !== null) yield* notifications.show(promoCodeApplied(code))
      })
      const notifyFreeShipping = Effect.fnUntraced(function* (threshold: number | null) {
        if (!shouldShowFreeShippingToast(threshold, yield* cookies.read(FREE_SHIPPING_COOKIE))) return
        yield* cookies.write(FREE_SHIPPING_COOKIE, "true", FREE_SHIPPING_DAYS)
        yield* notifications.show(freeShippingOver(threshold))
      })
      const load = Effect.gen(function* () {
        const banners = (yield* readEntry(bannersCache))?.value ?? (yield* asked)
        const { audiences } = yield* visitorAudiences.current
        const isDismissable = yield* flags.isOn("dismissableBanners")
        const hidden = isDismissable ? yield* dismissed : []
        const shown = getVisibleBanners(filterByAudience(banners, audiences), hidden, yield* Clock.currentTimeMillis)
        yield* SubscriptionRef.set(live, { banners: shown, isDismissable })
      })

      return Banners.of({
        changes: SubscriptionRef.changes(live),
        load: Effect.provide(load, services),
        drawn: (banners) => writeEntry(bannersCache, banners).pipe(Effect.andThen(load), Effect.provide(services)),
        dismiss: Effect.fnUntraced(function* (id: number) {
          if (!(yield* SubscriptionRef.get(live)).isDismissable) return
          yield* writeEntry(dismissedBanners, addDismissed(yield* dismissed, id, yield* Clock.currentTimeMillis))
          yield* SubscriptionRef.update(live, (state) => ({ ...state, banners: state.banners.filter((banner) => banner.id !== id) }))
        }, Effect.provide(services)),
        arrive: (freeShippingThreshold) => Effect.andThen(applyPromoCode, notifyFreeShipping(freeShippingThreshold))
      })
    })
  )
}

/**
 * Fetches the current banners of all audiences, including dismissed ones. After a failure, which is logged, returns the `known` banners
 * that are still current (BAN-11).
 */
export const fetchCurrentBanners = (known: ReadonlyArray<Banner> = []) =>
  callService(activeBanners, {}).pipe(
    Effect.map((answer) => answer.activeBanners),
    Effect.tapError((error) => Effect.logError("Failed to load banners", error)),
    Effect.orElseSucceed(() => known),
    Effect.flatMap((banners) => Effect.map(Clock.currentTimeMillis, (now) => getVisibleBanners(banners, [], now)))
  )
