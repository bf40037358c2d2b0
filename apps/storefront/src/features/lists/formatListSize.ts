import { itemCountText } from "@camber/domain/catalog"
import type { PartsList } from "@camber/domain/lists"

/** How much a list holds: '3 items'. */
export const formatListSize = ({ articles, products }: Pick<PartsList, "articles" | "products">): string =>
  itemCountText(products.length + articles.length)
