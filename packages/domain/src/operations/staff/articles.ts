import { Schema } from "effect"
import { MAX_ARTICLE_LINE_LENGTH, MAX_ARTICLE_TEXT_LENGTH, MAX_TITLE_LENGTH } from "./rules.ts"

const line = (longest: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(longest), Schema.isPattern(/^\P{Cc}*$/u))

/** An article in the list of staff. */
export const StaffArticleTeaser = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  authors: Schema.String,
  /** ISO date. */
  publishedOn: Schema.String,
  /** Hidden articles are shown to staff only. */
  isHidden: Schema.Boolean
})
export interface StaffArticleTeaser extends Schema.Struct.Type<typeof StaffArticleTeaser.fields> {}

/** Texts of an article that staff edit. */
export const ArticleTexts = Schema.Struct({
  title: line(MAX_TITLE_LENGTH),
  /** Summary below the title and on cards. */
  description: line(MAX_ARTICLE_LINE_LENGTH),
  authors: line(MAX_ARTICLE_LINE_LENGTH),
  /** In the format of `parseArticleText`. */
  text: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(MAX_ARTICLE_TEXT_LENGTH))
})
export interface ArticleTexts extends Schema.Struct.Type<typeof ArticleTexts.fields> {}

/** An article with its texts as stored, which may be longer than the texts that staff can save. */
export const StaffArticle = Schema.Struct({
  ...StaffArticleTeaser.fields,
  description: Schema.String,
  text: Schema.String,
  href: Schema.String
})
export interface StaffArticle extends Schema.Struct.Type<typeof StaffArticle.fields> {}

/** New texts of an article, applied only if the article still has the texts that staff saw. */
export const ArticleEdit = Schema.Struct({
  id: Schema.Int,
  seen: Schema.Struct({
    title: Schema.String,
    description: Schema.String,
    authors: Schema.String,
    // A stored text may be longer than the limit for edited texts.
    text: Schema.String.check(Schema.isMaxLength(2 * MAX_ARTICLE_TEXT_LENGTH))
  }),
  article: ArticleTexts
})
export interface ArticleEdit extends Schema.Struct.Type<typeof ArticleEdit.fields> {}

/** Publishes or hides an article. */
export const ArticleVisibility = Schema.Struct({ id: Schema.Int, isHidden: Schema.Boolean })
export interface ArticleVisibility extends Schema.Struct.Type<typeof ArticleVisibility.fields> {}

/** The current article; null if it no longer exists. */
export const OpenedArticle = Schema.Struct({ article: Schema.NullOr(StaffArticle) })
