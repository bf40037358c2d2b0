import { Clock, Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { activeBanners } from "./calls.ts"
import type { Banner } from "./model.ts"
import { getVisibleBanners } from "./rules.ts"

/**
 * Fetches the current banners of all audiences, including dismissed ones. After a failure, which is logged, returns those of `known` that
 * are still current (BAN-11).
 */
export const fetchCurrentBanners = (known: ReadonlyArray<Banner> = []) =>
  callService(activeBanners, {}).pipe(
    Effect.map((answer) => answer.activeBanners),
    Effect.tapError((error) => Effect.logError("Failed to load banners", error)),
    Effect.orElseSucceed(() => known),
    Effect.flatMap((banners) => Effect.map(Clock.currentTimeMillis, (now) => getVisibleBanners(banners, [], now)))
  )
