import { currentBanners } from "@camber/domain/banners"
import { Effect } from "effect"
import type { ServerRuntime } from "../composition/serverRuntime.ts"
import type { Pages } from "../../foundation/page/Pages.ts"

/** The banners of every page that is drawn, asked for once in ten seconds however many those are. */
export const pageBanners = async (runtime: ServerRuntime): Promise<Pages["banners"]> => {
  const current = await runtime.runPromise(Effect.cachedWithTTL(currentBanners, "10 seconds"))
  return () => runtime.runPromise(current)
}
