import { randomUUID } from "node:crypto"

/** Visitors who buy at the same time, and for how long. */
const VISITORS = 10
const MILLISECONDS = 5000

interface Answer {
  readonly data?: {
    readonly productPage?: { readonly card: { readonly skuBaseNumber: string }; readonly variant: { readonly skuVariantNumber: string } }
    readonly addToCart?: { readonly success: boolean }
  }
  readonly errors?: unknown
}

const ask = async (origin: string, service: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
  const response = await fetch(`${origin}/graphql/${service}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body)
  })
  const answer = (await response.json()) as Answer
  if (!response.ok || answer.errors) throw new Error(`${service}: ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}

/** The cookies of a new visitor, and the guid in them. */
const visitor = async (origin: string): Promise<{ readonly cookie: string; readonly guid: string }> => {
  const response = await fetch(origin)
  await response.arrayBuffer()
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  return { cookie: cookies.join("; "), guid: /WebUserGuid=([^;]+)/.exec(cookies.join("; "))?.[1] ?? "" }
}

const pageQuery = `query p($id: Int!) {
  productPage(productPageId: $id, skuVariantNumber: null, project: null) { card { skuBaseNumber } variant { skuVariantNumber } }
}`
const addQuery = `mutation a($guid: String!, $items: [CartItemInput!]!) {
  addToCart(webUserGuid: $guid, items: $items) { success }
}`

/**
 * Adds to the cart a second, each under a key of its own, by ten visitors at once for five seconds; and the milliseconds that each took.
 * `product` is the address of a page whose product can be bought without a choice.
 */
export const addsToCart = async (
  origin: string,
  product: string
): Promise<{ readonly perSecond: number; readonly took: ReadonlyArray<number> }> => {
  const id = Number(product.split("/").at(-1))
  const page = (await ask(origin, "products", { query: pageQuery, variables: { id } })).data?.productPage
  if (!page) throw new Error(`${product} is no product.`)
  const item = {
    skuVariantNumber: page.variant.skuVariantNumber,
    skuBaseNumber: page.card.skuBaseNumber,
    quantityRequested: 1,
    kitComponents: []
  }
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visitor(origin)))
  const took: number[] = []
  const begun = performance.now()
  const buy = async ({ cookie, guid }: Awaited<ReturnType<typeof visitor>>) => {
    while (performance.now() - begun < MILLISECONDS) {
      const sent = performance.now()
      const answer = await ask(
        origin,
        "checkout",
        { query: addQuery, variables: { guid, items: [item] } },
        { cookie, "idempotency-key": randomUUID() }
      )
      if (!answer.data?.addToCart?.success) throw new Error("An add was refused.")
      took.push(performance.now() - sent)
    }
  }
  await Promise.all(visitors.map(buy))
  return { perSecond: took.length / ((performance.now() - begun) / 1000), took }
}
