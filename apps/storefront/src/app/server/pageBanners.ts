import { type Banner, fetchCurrentBanners } from "@camber/domain/banners"
import { Effect } from "effect"
import type { Availability } from "./contract.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"

export interface PageBanners {
  /** Those of every page that is drawn now, for whomever each is meant. Where they cannot be asked for, the last ones, so that the pages that are kept are found. */
  readonly current: () => Promise<ReadonlyArray<Banner>>
  /** Has them asked for anew. */
  readonly forget: () => void
}

/** Asks once in five seconds however many pages are drawn: also a banner's own beginning and end show by then. */
export const pageBanners = async (runtime: ServerRuntime, availability?: Availability): Promise<PageBanners> => {
  let last: ReadonlyArray<Banner> = []
  const asked = Effect.suspend(() => fetchCurrentBanners(last)).pipe(Effect.tap((banners) => Effect.sync(() => (last = banners))))
  const [current, forget] = await runtime.runPromise(Effect.cachedInvalidateWithTTL(asked, "5 seconds"))
  const load = () => runtime.runPromise(current)
  return { current: () => (availability === undefined ? load() : availability.loadOr(last, load)), forget: () => runtime.runSync(forget) }
}
