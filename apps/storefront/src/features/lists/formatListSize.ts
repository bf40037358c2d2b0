import { itemCountText } from "@camber/domain/catalog"
import type { PartsList } from "@camber/domain/lists"

/** Formats the size of a list: '3 items'. */
export const formatListSize = ({ articles, products }: Pick<PartsList, "articles" | "products">): string =>
  itemCountText(products.length + articles.length)
