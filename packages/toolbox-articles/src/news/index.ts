import type { ArticleRow } from "../article.ts"
import { endOfSeasonTeardown } from "./end-of-season-teardown.ts"
import { harnessDates } from "./harness-dates.ts"
import { julyHeat } from "./july-heat.ts"
import { preSeasonInspection } from "./pre-season-inspection.ts"
import { ruleBookSeason } from "./rule-book-season.ts"
import { springStartUp } from "./spring-start-up.ts"
import { winterStorage } from "./winter-storage.ts"

export const news: ReadonlyArray<ArticleRow> = [
  ruleBookSeason,
  harnessDates,
  winterStorage,
  springStartUp,
  preSeasonInspection,
  julyHeat,
  endOfSeasonTeardown
]
