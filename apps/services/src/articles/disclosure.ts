import { type ArticleRow, article } from "./article.ts"
import { p } from "./blocks.ts"

/** What every story about a car and its people ends with. */
export const disclosure = p(
  "The people of this story stand for many like them, and are made up. Its parts and figures are of this shop's demonstration catalogue."
)

/** A story told by people who are made up says so at its end. */
export const withDisclosure = (told: ArticleRow): ArticleRow => article({ ...told, body: [...told.body, disclosure] })
