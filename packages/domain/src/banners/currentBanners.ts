import { Clock, Effect } from "effect"
import { ask } from "../ports/Call.ts"
import { activeBanners } from "./calls.ts"
import type { Banner } from "./model.ts"
import { shownBanners } from "./rules.ts"

/** The banners of this moment, for whomever each is meant: what a visitor has dismissed is among them. None after a failure, which is logged (BAN-11). */
export const currentBanners = Effect.gen(function* () {
  const answer = yield* ask(activeBanners, {})
  return shownBanners(answer.activeBanners, [], yield* Clock.currentTimeMillis)
}).pipe(
  Effect.tapError((error) => Effect.logError("Banners failed", error)),
  Effect.orElseSucceed((): ReadonlyArray<Banner> => [])
)
