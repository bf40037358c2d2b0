import { type Banner, currentBanners } from "@camber/domain/banners"
import { Effect } from "effect"
import type { ServerRuntime } from "../composition/serverRuntime.ts"

/** The banners of every page that is drawn, for whomever each is meant, asked for once in ten seconds however many pages those are. */
export const pageBanners = async (runtime: ServerRuntime): Promise<() => Promise<ReadonlyArray<Banner>>> => {
  const current = await runtime.runPromise(Effect.cachedWithTTL(currentBanners, "10 seconds"))
  return () => runtime.runPromise(current)
}
