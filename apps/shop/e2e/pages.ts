import type { APIRequestContext } from "@playwright/test"

/** One page of each kind that an anonymous visitor can open. */
export const pageKinds = ["home", "category", "search", "product", "toolbox", "article", "missing"] as const
export type PageKind = (typeof pageKinds)[number]

/** Returns the path of a page of this kind; finds products and articles through their listings. */
export const findPageAddress = async (request: APIRequestContext, kind: PageKind): Promise<string> => {
  const firstLink = async (list: string, link: RegExp): Promise<string> => {
    const address = link.exec(await (await request.get(list)).text())?.[1]
    if (!address) throw new Error(`${list} contains no link to a ${kind}`)
    return address
  }
  const places: Record<PageKind, () => string | Promise<string>> = {
    home: () => "/",
    category: () => "/shop/brakes~2-3",
    search: () => "/search?query=rotor",
    product: () => firstLink("/shop/brakes~2-3", /href="(\/item\/[^"?#]+\/\d+)"/),
    toolbox: () => "/the-toolbox",
    article: () => firstLink("/the-toolbox", /href="(\/the-toolbox\/[^"/]+\/\d+)"/),
    missing: () => "/no/such/page"
  }
  return places[kind]()
}
