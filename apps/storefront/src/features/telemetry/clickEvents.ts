import { cardClicked, type TelemetryEvent } from "@camber/domain/telemetry"
import { getProductList, type OpenPage } from "./pageEvents.ts"

const ARTICLE = /^\/the-toolbox\/[^/]+\/(\d+)$/

/**
 * Returns the event of a click on a link in the page's own content, by its destination (ANL-102); null if it is not a card of the page's
 * list.
 */
export const clickEvent = (page: OpenPage, pathname: string): TelemetryEvent | null => {
  const { cards, list } = getProductList(page)
  const at = cards.findIndex(({ productPageUrl }) => productPageUrl.split("?")[0] === pathname)
  const card = cards[at]
  if (card !== undefined) return cardClicked({ _tag: "Product", skuBaseNumber: card.skuBaseNumber }, list, at + 1)
  const articleId = Number(ARTICLE.exec(pathname)?.[1] ?? 0)
  return articleId === 0 ? null : cardClicked({ _tag: "Article", articleId }, "Toolbox", 1)
}
