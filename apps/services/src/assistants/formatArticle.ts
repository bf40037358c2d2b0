import { formatFullTitle } from "@camber/domain/catalog"
import type { Article, ArticleBlock } from "@camber/domain/content"
import { escapeMarkdown, joinLines, toLink, toSection, toTable } from "./markdown.ts"

export const formatArticle = (article: Article, origin: string): string => {
  const { authors, body, description, minutesToRead, more, parts, publishedOn, title, url } = article
  return joinLines([
    `# ${escapeMarkdown(title)}`,
    "",
    escapeMarkdown(description),
    "",
    `By ${escapeMarkdown(authors)}, ${publishedOn}. ${minutesToRead} minutes. ${new URL(url, origin).href}`,
    ...body.flatMap((block) => ["", ...toLines(block)]),
    ...toSection(
      "Parts in this article",
      parts.map(
        (card) =>
          `- ${card.skuBaseNumber}: ${toLink(formatFullTitle(card), card.productPageUrl, origin)}, ${escapeMarkdown(card.pricing.salePriceString)}`
      )
    ),
    ...toSection(
      "Read next",
      more.map((other) => `- ${toLink(other.title, other.url, origin)}`)
    )
  ])
}

const toLines = (block: ArticleBlock): ReadonlyArray<string> => {
  switch (block._tag) {
    case "Heading":
      return [`## ${escapeMarkdown(block.text)}`]
    case "Paragraph":
      return [escapeMarkdown(block.text)]
    case "Bullets":
      return block.items.map((item) => `- ${escapeMarkdown(item)}`)
    case "Formula":
      return [`**${escapeMarkdown(block.text)}**`, "", escapeMarkdown(block.where)]
    case "Callout":
      return [`> ${escapeMarkdown(block.text)}`]
    case "Table":
      return toTable(
        block.head.map(escapeMarkdown),
        block.rows.map((row) => row.map(escapeMarkdown))
      )
  }
}
