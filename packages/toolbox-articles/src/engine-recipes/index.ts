import type { ArticleRow } from "../article.ts"
import { bigBlock454Tow } from "./big-block-454-tow.ts"
import { ford300InlineSix } from "./ford-300-inline-six.ts"
import { ford302StreetStrip } from "./ford-302-street-strip.ts"
import { mopar360 } from "./mopar-360.ts"
import { smallBlock350Street } from "./small-block-350-street.ts"
import { smallBlock383Torque } from "./small-block-383-torque.ts"
import { twoThreeMiniStock } from "./two-three-mini-stock.ts"

export const engineRecipes: ReadonlyArray<ArticleRow> = [
  smallBlock350Street,
  smallBlock383Torque,
  ford302StreetStrip,
  mopar360,
  bigBlock454Tow,
  ford300InlineSix,
  twoThreeMiniStock
]
