import { getInterpretedWords } from "@camber/domain/search"

/** Words that mean everything the shop sells. */
const anything = new Set(["accessories", "accessory", "part", "parts", "product", "products"])
/** Words that do not restrict them. 'Race' and 'street' do restrict the use. */
const noMore = new Set(["all", "any", "aftermarket", "auto", "automobile", "automotive", "car", "cars", "performance", "vehicle", "your"])

/** Returns whether a query asks for any part: 'parts', 'auto parts', 'accessories for my car'. */
export const isGenericPartQuery = (term: string): boolean => {
  const words = getInterpretedWords(term)
  return words.some((word) => anything.has(word)) && words.every((word) => anything.has(word) || noMore.has(word))
}
