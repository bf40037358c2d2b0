import { ArticleBlock } from "@camber/domain/content"

/** Joins the lines of source text with single spaces. */
const unwrapped = (text: string) => text.trim().replace(/\s+/g, " ")

export const h = (text: string): ArticleBlock => ArticleBlock.cases.Heading.make({ text: unwrapped(text) })
export const p = (text: string): ArticleBlock => ArticleBlock.cases.Paragraph.make({ text: unwrapped(text) })
export const ul = (...items: ReadonlyArray<string>): ArticleBlock => ArticleBlock.cases.Bullets.make({ items: items.map(unwrapped) })
/** `where` explains the letters and their units. */
export const formula = (text: string, where: string): ArticleBlock =>
  ArticleBlock.cases.Formula.make({ text: unwrapped(text), where: unwrapped(where) })
/** A single warning about a danger or common mistake. */
export const callout = (text: string): ArticleBlock => ArticleBlock.cases.Callout.make({ text: unwrapped(text) })
/** Every row has as many cells as the head. */
export const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): ArticleBlock =>
  ArticleBlock.cases.Table.make({ head, rows })
