import { type ArticleRow, withDisclosure } from "../article.ts"
import { firstSeasonInNumbers } from "./first-season-in-numbers.ts"
import { hotAtSeventy } from "./hot-at-seventy.ts"
import { theLongPedal } from "./the-long-pedal.ts"
import { theSlopeInTheShop } from "./the-slope-in-the-shop.ts"
import { theWrongGearSet } from "./the-wrong-gear-set.ts"
import { twoLapsShort } from "./two-laps-short.ts"
import { vibrationAt62 } from "./vibration-at-62.ts"

export const stories: ReadonlyArray<ArticleRow> = [
  theSlopeInTheShop,
  theLongPedal,
  vibrationAt62,
  twoLapsShort,
  firstSeasonInNumbers,
  hotAtSeventy,
  theWrongGearSet
].map(withDisclosure)
