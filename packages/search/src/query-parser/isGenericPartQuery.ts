import { meantWords } from "@camber/domain/search"

/** Each of these means whatever the shop sells. */
const anything = new Set(["accessories", "accessory", "part", "parts", "product", "products"])
/** Beside one of them these say no more. 'Race' and 'street' do: they are what a part is made for. */
const noMore = new Set(["all", "any", "aftermarket", "auto", "automobile", "automotive", "car", "cars", "performance", "vehicle", "your"])

/** Whether a search asks for no part in particular, but for whatever there is: 'parts', 'auto parts', 'accessories for my car'. */
export const isGenericPartQuery = (term: string): boolean => {
  const words = meantWords(term)
  return words.some((word) => anything.has(word)) && words.every((word) => anything.has(word) || noMore.has(word))
}
