import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { fetchPromoCode } from "./fetchPromoCode.ts"
import type { PromoCodeAnswer } from "./calls.ts"
import type { Promo } from "./model.ts"
import { PROMO_CODE_COOKIE, PROMO_CODE_DAYS } from "./promoCode.ts"

/** What is known of the cart's code. Plain data, stable as JSON. */
export interface PromoCodeState {
  /** The code that holds; null where none does. */
  readonly promo: Promo | null
  /** Why the code that was entered last does not hold, in the shopper's words. */
  readonly message: string | null
  readonly isChecking: boolean
}

const none: PromoCodeState = { promo: null, message: null, isChecking: false }

/** Said when nobody answered. */
const NOT_CHECKED = "The code could not be checked. Please try again."

/** The promo code of the cart: one, kept in the cookie that sign-up and links write, too (GAP-62, GAP-C58). Commands never fail. */
export class PromoCodes extends Context.Service<
  PromoCodes,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<PromoCodeState>
    /** Checks the code of the cookie, if there is one. */
    readonly load: Effect.Effect<void>
    /** The shopper enters a code. One that holds takes the former one's place; any other changes nothing but the message. */
    readonly apply: (text: string) => Effect.Effect<void>
    /**
     * A page's address brings a code: one that holds takes the former one's place for a day. So does one that nobody can check now, since the cart checks it later. Gives what the services say of it; null where
     * nobody answers (BAN-13, BAN-15).
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
      const live = yield* SubscriptionRef.make(none)
      const turn = yield* Semaphore.make(1)
      const become = (change: Partial<PromoCodeState>) => SubscriptionRef.update(live, (now) => ({ ...now, ...change }))

      const check = Effect.fnUntraced(function* (code: string) {
        yield* become({ isChecking: true, message: null })
        const { message, promo } = (yield* fetchPromoCode(code)) ?? { message: NOT_CHECKED, promo: null }
        yield* become({ isChecking: false, message, ...(promo !== null && { promo }) })
        return promo
      }, Effect.provideContext(services))

      const load = Effect.gen(function* () {
        const kept = (yield* cookies.read(PROMO_CODE_COOKIE))?.trim() ?? ""
        if (kept === "") yield* become(none)
        else if ((yield* SubscriptionRef.get(live)).promo?.code !== kept.toUpperCase() && (yield* check(kept)) === null)
          yield* become({ promo: null })
      })
      const apply = Effect.fnUntraced(function* (text: string) {
        const code = text.trim()
        if (code === "") return yield* become({ message: "Enter a code." })
        const promo = yield* check(code)
        const isKept = (yield* cookies.read(PROMO_CODE_COOKIE))?.trim().toUpperCase() === promo?.code
        // One that is kept already may be for longer than a day (CONST-02).
        if (promo !== null && !isKept) yield* cookies.write(PROMO_CODE_COOKIE, promo.code, PROMO_CODE_DAYS)
      })
      const arrive = Effect.fnUntraced(function* (code: string) {
        const answer = yield* fetchPromoCode(code)
        if (answer?.message != null) return answer
        yield* cookies.write(PROMO_CODE_COOKIE, code, PROMO_CODE_DAYS)
        if (answer !== null) yield* become(answer)
        return answer
      }, Effect.provideContext(services))
      return PromoCodes.of({
        changes: SubscriptionRef.changes(live),
        load: turn.withPermit(load),
        apply: (text) => turn.withPermit(apply(text)),
        arrive: (code) => turn.withPermit(arrive(code)),
        remove: turn.withPermit(Effect.andThen(cookies.remove(PROMO_CODE_COOKIE), become(none)))
      })
    })
  )
}
