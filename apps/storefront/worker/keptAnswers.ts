import type { VisitorShelf } from "./visitorShelf.ts"

/** What is read without a network, by the calls' operations: the garage, the cart, the lists, orders, parts and articles. */
export const keptOperations: ReadonlySet<string> = new Set([
  "GetUserShoppingCartShallow",
  "article",
  "articlesByCategory",
  "cart",
  "categoryLinks",
  "customerProjects",
  "describeProject",
  "listCount",
  "listed",
  "lists",
  "order",
  "orders",
  "productOptions",
  "productPage",
  "productReviews",
  "skuBases"
])

const KEPT_AT = "x-kept-at"

export interface AnswersWorld {
  readonly shelf: VisitorShelf
  readonly fetch: (request: Request) => Promise<Response>
  /** UTC milliseconds. */
  readonly now: () => number
}

/** What the services answered last, where no network brings an answer. A slow one is waited for: what was kept may be from before a change. */
export const makeKeptAnswers = ({ fetch, now, shelf }: AnswersWorld) => {
  const keep = async (key: string, response: Response, asker: string | null): Promise<void> => {
    const text = await response.clone().text()
    const isWhole = response.status === 200 && !/^\{"errors"|,"errors":\[/.test(text)
    if (!isWhole) return void (await shelf.hear(response, asker))
    const headers = { "content-type": response.headers.get("content-type") ?? "", [KEPT_AT]: String(now()) }
    await shelf.keep("answers", key, response, asker, async () => new Response(text, { headers }))
  }
  return {
    /** `tell` hears of when an answer is that was kept; `during` keeps the worker awake until its work is done. */
    answer: async (
      request: Request,
      tell: (keptAt: number) => Promise<void>,
      during: (work: Promise<unknown>) => void
    ): Promise<Response> => {
      const asker = await shelf.owner()
      const operation = request.headers.get("x-operation") ?? ""
      if (!keptOperations.has(operation)) {
        const response = await fetch(request)
        during(shelf.hear(response, asker))
        return response
      }
      const key = `${request.url}?${operation}&${await digestOf(await request.clone().text())}`
      const response = await fetch(request).catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))))
      if (response instanceof Error) {
        const kept = await shelf.find("answers", key)
        if (kept === undefined) throw response
        await tell(Number(kept.headers.get(KEPT_AT)))
        return kept
      }
      during(keep(key, response.clone(), asker))
      return response
    }
  }
}

const digestOf = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
