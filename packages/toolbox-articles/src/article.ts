import { ArticleBlock } from "@camber/domain/content"
import type { DrawingType } from "@camber/part-drawings"

/** Joins the lines of source text with single spaces. */
const unwrapped = (text: string) => text.trim().replace(/\s+/g, " ")

export const h = (text: string): ArticleBlock => ArticleBlock.cases.Heading.make({ text: unwrapped(text) })
export const p = (text: string): ArticleBlock => ArticleBlock.cases.Paragraph.make({ text: unwrapped(text) })
export const ul = (...items: ReadonlyArray<string>): ArticleBlock => ArticleBlock.cases.Bullets.make({ items: items.map(unwrapped) })
/** Creates a formula. `where` explains the letters and their units. */
export const formula = (text: string, where: string): ArticleBlock =>
  ArticleBlock.cases.Formula.make({ text: unwrapped(text), where: unwrapped(where) })
/** A single warning about a danger or common mistake. */
export const callout = (text: string): ArticleBlock => ArticleBlock.cases.Callout.make({ text: unwrapped(text) })
/** Creates a table. Every row must have as many cells as the head. */
export const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): ArticleBlock =>
  ArticleBlock.cases.Table.make({ head, rows })

/** Slug and id of a toolbox category, as in its URL. */
export type ArticleCategory = "tech~2-1" | "builds~2-2" | "news~2-3" | "stories~2-4" | "engine-recipes~512-169" | "ls-swap~512-171"

/** A row to insert, with the body not yet encoded as JSON. `published_on` is an ISO date; ids are fixed, because URLs contain them. */
export interface ArticleRow {
  readonly article_id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly authors: string
  readonly category: ArticleCategory
  readonly published_on: string
  readonly minutes_to_read: number
  readonly drawing: DrawingType
  readonly body: ReadonlyArray<ArticleBlock>
  readonly product_types: ReadonlyArray<string>
  readonly race_types: ReadonlyArray<string>
}

/** Words per minute of an attentive reader. */
const READING_SPEED = 220

const getText = (block: ArticleBlock): ReadonlyArray<string> => {
  switch (block._tag) {
    case "Heading":
    case "Paragraph":
    case "Callout":
      return [block.text]
    case "Bullets":
      return block.items
    case "Formula":
      return [block.text, block.where]
    case "Table":
      return [block.head, ...block.rows].flat()
  }
}

/** Counts the words of all blocks; a number in a table counts as a word. */
export const wordCount = (body: ReadonlyArray<ArticleBlock>): number =>
  body
    .flatMap(getText)
    .flatMap((text) => text.split(" "))
    .filter((word) => word !== "").length

/** Converts a number of words to reading minutes, rounded up. */
export const minutesToRead = (words: number): number => Math.ceil(words / READING_SPEED)

export const article = (written: Omit<ArticleRow, "minutes_to_read">): ArticleRow => ({
  ...written,
  minutes_to_read: minutesToRead(wordCount(written.body))
})

/** Closing paragraph of every story about a car and its people. */
export const disclosure = p(
  "The people of this story represent many like them, and are fictional. Its parts and figures come from this shop's demo catalog."
)

/** Appends the disclosure to a story about fictional people. */
export const withDisclosure = (told: ArticleRow): ArticleRow => article({ ...told, body: [...told.body, disclosure] })
