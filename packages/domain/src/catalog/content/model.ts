import { Schema } from "effect"
import { JobLinks, ProductCard } from "../catalog/card.ts"

/** A block of an article. Plain text only, never markup. */
export const ArticleBlock = Schema.TaggedUnion({
  Heading: { text: Schema.String },
  Paragraph: { text: Schema.String },
  Bullets: { items: Schema.Array(Schema.String) },
  Formula: { text: Schema.String, where: Schema.String },
  Callout: { text: Schema.String },
  Table: { head: Schema.Array(Schema.String), rows: Schema.Array(Schema.Array(Schema.String)) }
})
export type ArticleBlock = typeof ArticleBlock.Type

/** An article as shown on a card (REC-06, NAV-45). */
export const ArticleTeaser = Schema.Struct({
  id: Schema.Int,
  url: Schema.String,
  title: Schema.String,
  description: Schema.String,
  authors: Schema.String,
  articleThumbnailUrl: Schema.String,
  category: Schema.String,
  minutesToRead: Schema.Int,
  /** Whole jobs that the article is about. */
  jobs: JobLinks
})
export interface ArticleTeaser extends Schema.Struct.Type<typeof ArticleTeaser.fields> {}

/** A complete article with mentioned parts and further reading. */
export const Article = Schema.Struct({
  ...ArticleTeaser.fields,
  slug: Schema.String,
  /** ISO date. */
  publishedOn: Schema.String,
  body: Schema.Array(ArticleBlock),
  raceTypes: Schema.Array(Schema.String),
  parts: Schema.Array(ProductCard),
  more: Schema.Array(ArticleTeaser)
})
export interface Article extends Schema.Struct.Type<typeof Article.fields> {}
