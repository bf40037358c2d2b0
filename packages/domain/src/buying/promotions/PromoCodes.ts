import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type PromoCodeAnswer, promoCode } from "./calls.ts"
import type { Promo } from "./model.ts"
import { PROMO_CODE_COOKIE, PROMO_CODE_DAYS } from "./promoCode.ts"
import { callService } from "../../foundation/ports/Call.ts"

export * from "./calls.ts"
export * from "./model.ts"
export * from "./promoCode.ts"

/** Checks a promo code for this visitor; creates the visitor GUID first if needed. Returns null without a response, which is logged. */
const fetchPromoCode = Effect.fnUntraced(function* (code: string) {
  const visitor = yield* Visitor
  const known = yield* visitor.guid
  const webUserGuid = known ?? (yield* Effect.andThen(visitor.state, visitor.guid))
  if (webUserGuid === null) return null
  return yield* callService(promoCode, { webUserGuid, code }).pipe(
    Effect.map((answer) => answer.promoCode),
    Effect.tapError((error) => Effect.logError("Failed to check a promo code", error)),
    Effect.orElseSucceed(() => null)
  )
})

/** State of the cart's promo code. Plain data, stable as JSON. */
export interface PromoCodeState {
  /** The valid code; null if there is none. */
  readonly promo: Promo | null
  /** Message to the shopper if the last entered code is invalid. */
  readonly message: string | null
  readonly isChecking: boolean
}

const NO_PROMO_CODE: PromoCodeState = { promo: null, message: null, isChecking: false }

/** Message if there was no response. */
const NOT_CHECKED = "We couldn't check this code. Try again."

/** The promo code of the cart, stored in a cookie that sign-ups and promo links write too (GAP-62, GAP-C58). Commands never fail. */
export class PromoCodes extends Context.Service<
  PromoCodes,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<PromoCodeState>
    /** Checks the code in the cookie, if any. */
    readonly load: Effect.Effect<void>
    /** Checks an entered code. A valid code replaces the current code; an invalid code only changes the message. */
    readonly apply: (text: string) => Effect.Effect<void>
    /**
     * Applies a code from a page's URL for a day and returns the response (BAN-13, BAN-15).
     *
     * A code that cannot be checked now is stored too, because the cart checks it later. Returns null without a response.
     */
    readonly arrive: (code: string) => Effect.Effect<PromoCodeAnswer | null>
    readonly remove: Effect.Effect<void>
  }
>()("@camber/domain/promotions/PromoCodes") {
  static readonly layer: Layer.Layer<PromoCodes, never, Visitor | Cookies | Http> = Layer.effect(
    PromoCodes,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const services = yield* Effect.context<Http | Visitor>()
      const live = yield* SubscriptionRef.make(NO_PROMO_CODE)
      const turn = yield* Semaphore.make(1)
      const update = (change: Partial<PromoCodeState>) => SubscriptionRef.update(live, (now) => ({ ...now, ...change }))

      const check = Effect.fnUntraced(function* (code: string) {
        yield* update({ isChecking: true, message: null })
        const { message, promo } = (yield* fetchPromoCode(code)) ?? { message: NOT_CHECKED, promo: null }
        yield* update({ isChecking: false, message, ...(promo !== null && { promo }) })
        return promo
      }, Effect.provideContext(services))

      const load = Effect.gen(function* () {
        const stored = (yield* cookies.read(PROMO_CODE_COOKIE))?.trim() ?? ""
        if (stored === "") yield* update(NO_PROMO_CODE)
        else if ((yield* SubscriptionRef.get(live)).promo?.code !== stored.toUpperCase() && (yield* check(stored)) === null)
          yield* update({ promo: null })
      })
      const apply = Effect.fnUntraced(function* (text: string) {
        const code = text.trim()
        if (code === "") return yield* update({ message: "Enter a code." })
        const promo = yield* check(code)
        const isStored = (yield* cookies.read(PROMO_CODE_COOKIE))?.trim().toUpperCase() === promo?.code
        // The stored code may be valid for longer than a day (CONST-02).
        if (promo !== null && !isStored) yield* cookies.write(PROMO_CODE_COOKIE, promo.code, PROMO_CODE_DAYS)
      })
      const arrive = Effect.fnUntraced(function* (code: string) {
        const response = yield* fetchPromoCode(code)
        if (response?.message != null) return response
        yield* cookies.write(PROMO_CODE_COOKIE, code, PROMO_CODE_DAYS)
        if (response !== null) yield* update(response)
        return response
      }, Effect.provideContext(services))
      return PromoCodes.of({
        changes: SubscriptionRef.changes(live),
        load: turn.withPermit(load),
        apply: (text) => turn.withPermit(apply(text)),
        arrive: (code) => turn.withPermit(arrive(code)),
        remove: turn.withPermit(Effect.andThen(cookies.remove(PROMO_CODE_COOKIE), update(NO_PROMO_CODE)))
      })
    })
  )
}
