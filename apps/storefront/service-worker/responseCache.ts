import type { VisitorCaches } from "./visitorCaches.ts"

/** What is read without a network, by the calls' operations: the garage, the cart, the lists, orders, parts and articles. */
export const cachedOperations: ReadonlySet<string> = new Set([
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
  "skuBases",
  "unjudgedProduct"
])

/** What a visitor has one of, whatever car it was asked for. */
const ownOperations: ReadonlySet<string> = new Set([
  "GetUserShoppingCartShallow",
  "cart",
  "customerProjects",
  "listCount",
  "listed",
  "lists"
])

/** What a change makes another one, which is asked for anew then: a page that goes on with the change's own answer does not. */
const changedBy = new Map(
  Object.entries({
    cart: ["addToCart", "changeCartLine", "removeCartLines", "restoreCartLines"],
    lists: [
      "addListArticles",
      "addListItems",
      "copyList",
      "createList",
      "deleteList",
      "editList",
      "moveListArticle",
      "moveListItem",
      "removeListArticle",
      "removeListItem",
      "setListCar",
      "setListQuantity"
    ],
    customerProjects: ["addNewProjectToGarage", "removeProjectFromGarage", "updateCustomerProject"]
  }).flatMap(([read, writes]) => writes.map((write) => [write, read] as const))
)

/** How long a network may say nothing where there is an answer to give instead, in milliseconds: less than a page waits for it. */
const PATIENCE = 6000
const KEPT_AT = "x-kept-at"
const KEPT_QUESTION = "x-kept-question"

export interface ResponseCacheEnvironment {
  readonly shelf: VisitorCaches
  readonly fetch: (request: Request) => Promise<Response>
  /** Ends after so many milliseconds. */
  readonly wait: (millis: number) => Promise<void>
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * What the services answered last, where no network brings an answer, or none in time. A slow one is waited for as long as the page does:
 * what was kept may be from before a change.
 */
export const createResponseCache = ({ fetch, now, shelf, wait }: ResponseCacheEnvironment) => {
  const keep = async (key: string, question: string, response: Response, asker: string | null): Promise<void> => {
    const text = await response.clone().text()
    const isWhole = response.status === 200 && !/^\{"errors"|,"errors":\[/.test(text)
    if (!isWhole) return void (await shelf.hear(response, asker))
    const headers = {
      "content-type": response.headers.get("content-type") ?? "",
      [KEPT_AT]: String(now()),
      [KEPT_QUESTION]: encodeURIComponent(question)
    }
    await shelf.keep("answers", key, response, asker, async () => new Response(text, { headers }))
  }
  const ownKey = (url: string, operation: string): string => `${url}?${operation}&own`
  /** Has what a change has made another one. */
  const refresh = async (url: string, write: string): Promise<void> => {
    const operation = changedBy.get(write)
    const kept = operation === undefined ? undefined : await shelf.find("answers", ownKey(url, operation))
    if (operation === undefined || kept === undefined) return
    const asker = await shelf.owner()
    const body = decodeURIComponent(kept.headers.get(KEPT_QUESTION) ?? "")
    const headers = { "content-type": "application/json", "x-operation": operation }
    const response = await fetch(new Request(url, { method: "POST", credentials: "include", headers, body }))
    await keep(ownKey(url, operation), body, response, asker)
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
      if (!cachedOperations.has(operation)) {
        const response = await fetch(request)
        during(shelf.hear(response, asker).then(() => refresh(request.url, operation).catch(() => undefined)))
        return response
      }
      const question = await request.clone().text()
      const isOwn = ownOperations.has(operation)
      const key = isOwn ? ownKey(request.url, operation) : `${request.url}?${operation}&${await digestOf(question)}`
      const asked = fetch(request)
      const silence = wait(PATIENCE).then(() => new Error("no answer in time"))
      const ended = asked.catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))))
      const response = await Promise.race([ended, silence])
      if (response instanceof Error) {
        const kept = await shelf.find("answers", key)
        if (kept === undefined) return asked
        during(asked.then((late) => keep(key, isOwn ? question : "", late, asker)).catch(() => undefined))
        await tell(Number(kept.headers.get(KEPT_AT)))
        return decodeURIComponent(kept.headers.get(KEPT_QUESTION) ?? "") === question || !isOwn ? kept : withoutVerdicts(kept)
      }
      during(keep(key, isOwn ? question : "", response.clone(), asker))
      return response
    }
  }
}

/** Asked for another car, so what was said of the fit is not said. */
const withoutVerdicts = async (kept: Response): Promise<Response> => {
  const text = JSON.stringify(await kept.json(), (name, value: unknown) => (name === "fit" ? null : value))
  return new Response(text, { headers: kept.headers })
}

const digestOf = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
