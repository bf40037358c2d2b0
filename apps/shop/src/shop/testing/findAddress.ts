import type { BuiltShop } from "./openBuiltShop.ts"

const findLink = async ({ read }: BuiltShop, list: string, link: RegExp): Promise<string> => {
  const address = link.exec(await read(list))?.[1]
  if (address === undefined) throw new Error(`${list} contains no link that matches ${link}`)
  return address
}

/** Finds the first product that a category lists. */
export const findProduct = (shop: BuiltShop): Promise<string> => findLink(shop, "/shop/brakes~2-3", /href="(\/item\/[^"?#]+\/\d+)"/)

/** Finds the first article of the toolbox. */
export const findArticle = (shop: BuiltShop): Promise<string> => findLink(shop, "/the-toolbox", /href="(\/the-toolbox\/[^"/]+\/\d+)"/)
