import { type Banner, fetchCurrentBanners } from "@camber/domain/banners"
import { Effect } from "effect"
import type { Availability } from "./contract.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"

export interface PageBanners {
  /** Current banners of all audiences. If they cannot be loaded, returns the last ones, so that the keys of cached pages still match. */
  readonly current: () => Promise<ReadonlyArray<Banner>>
  /** Discards the cached banners. */
  readonly clear: () => void
}

/** Fetches banners once in five seconds for any number of pages, so that a banner's scheduled start and end also take effect by then. */
export const pageBanners = async (runtime: ServerRuntime, availability?: Availability): Promise<PageBanners> => {
  let last: ReadonlyArray<Banner> = []
  const asked = Effect.suspend(() => fetchCurrentBanners(last)).pipe(Effect.tap((banners) => Effect.sync(() => (last = banners))))
  const [current, clear] = await runtime.runPromise(Effect.cachedInvalidateWithTTL(asked, "5 seconds"))
  const load = () => runtime.runPromise(current)
  return { current: () => (availability === undefined ? load() : availability.loadOr(last, load)), clear: () => runtime.runSync(clear) }
}
