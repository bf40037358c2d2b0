import { Clock, Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { activeBanners } from "./calls.ts"
import type { Banner } from "./model.ts"
import { getVisibleBanners } from "./rules.ts"

/**
 * The banners of this moment, for whomever each is meant: what a visitor has dismissed is among them. After a failure, which is logged, those of
 * `known` that still stand (BAN-11).
 */
export const fetchCurrentBanners = (known: ReadonlyArray<Banner> = []) =>
  callService(activeBanners, {}).pipe(
    Effect.map((answer) => answer.activeBanners),
    Effect.tapError((error) => Effect.logError("Banners failed", error)),
    Effect.orElseSucceed(() => known),
    Effect.flatMap((banners) => Effect.map(Clock.currentTimeMillis, (now) => getVisibleBanners(banners, [], now)))
  )
