import type { VisitorCaches } from "./visitorCaches.ts"

/** Operations that are readable offline: the garage, the cart, the lists, orders, parts and articles. */
export const cachedOperations: ReadonlySet<string> = new Set([
  "GetUserShoppingCartShallow",
  "article",
  "articlesByCategory",
  "cart",
  "categoryLinks",
  "classReport",
  "customerProjects",
  "describeProject",
  "listCount",
  "listed",
  "lists",
  "order",
  "orders",
  "ownedChoices",
  "ownedReport",
  "ownedSheet",
  "productOptions",
  "productPage",
  "productReviews",
  "raceCar",
  "skuBases",
  "unjudgedProduct"
])

/** Operations with the same data for every car of a visitor. */
const ownOperations: ReadonlySet<string> = new Set([
  "GetUserShoppingCartShallow",
  "cart",
  "customerProjects",
  "listCount",
  "listed",
  "lists"
])

/** Read operations that each mutation invalidates. A page that uses the mutation's own response does not request them again. */
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

/** Changes of a build sheet. Their own response has the sheet, but only a page that shows it requests it again. */
const sheetWrites: ReadonlySet<string> = new Set(["saveOwnedPart", "changeOwnedPart", "removeOwnedPart"])

/** Milliseconds after which a cached response replaces a silent network. Shorter than the page's own timeout. */
const PATIENCE = 6000
const STORED_AT = "x-kept-at"
const STORED_QUESTION = "x-kept-question"

export interface ResponseCacheEnvironment {
  readonly visitorCaches: VisitorCaches
  readonly fetch: (request: Request) => Promise<Response>
  /** Resolves after this many milliseconds. */
  readonly wait: (millis: number) => Promise<void>
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Serves the services' last response if the network fails or times out. Waits for a slow network as long as the page does, because a
 * cached response may predate a change.
 */
export const createResponseCache = ({ fetch, now, visitorCaches, wait }: ResponseCacheEnvironment) => {
  const keep = async (key: string, question: string, response: Response, owner: string | null): Promise<void> => {
    const text = await response.clone().text()
    const isWhole = response.status === 200 && !/^\{"errors"|,"errors":\[/.test(text)
    if (!isWhole) return void (await visitorCaches.receive(response, owner))
    const headers = {
      "content-type": response.headers.get("content-type") ?? "",
      [STORED_AT]: String(now()),
      [STORED_QUESTION]: encodeURIComponent(question)
    }
    await visitorCaches.keep("answers", key, response, owner, async () => new Response(text, { headers }))
  }
  const ownKey = (url: string, operation: string): string => `${url}?${operation}&own`
  /** Key of a car's build sheet, by the request for it or a change of it. Null without a car. */
  const sheetKey = (url: string, question: string): string | null => {
    const id = /"projectId":"([\w-]{1,64})"/.exec(question)?.[1]
    return id === undefined ? null : `${url}?ownedSheet&${id}`
  }
  /** Deletes the responses that a mutation invalidates. */
  const refresh = async (url: string, write: string, change: string): Promise<void> => {
    const operation = sheetWrites.has(write) ? "ownedSheet" : changedBy.get(write)
    if (operation === undefined) return
    const key = sheetWrites.has(write) ? sheetKey(url, change) : ownKey(url, operation)
    const stored = key === null ? undefined : await visitorCaches.find("answers", key)
    if (key === null || stored === undefined) return
    const owner = await visitorCaches.owner()
    const body = decodeURIComponent(stored.headers.get(STORED_QUESTION) ?? "")
    const headers = { "content-type": "application/json", "x-operation": operation }
    const response = await fetch(new Request(url, { method: "POST", credentials: "include", headers, body }))
    await keep(key, body, response, owner)
  }
  return {
    /** `tell` receives the time of a cached response; `during` keeps the worker awake until its work is done. */
    answer: async (
      request: Request,
      tell: (keptAt: number) => Promise<void>,
      during: (work: Promise<unknown>) => void
    ): Promise<Response> => {
      const owner = await visitorCaches.owner()
      const operation = request.headers.get("x-operation") ?? ""
      if (!cachedOperations.has(operation)) {
        const change = sheetWrites.has(operation) ? await request.clone().text() : ""
        const response = await fetch(request)
        during(visitorCaches.receive(response, owner).then(() => refresh(request.url, operation, change).catch(() => undefined)))
        return response
      }
      const question = await request.clone().text()
      const isOwn = ownOperations.has(operation)
      const sheet = operation === "ownedSheet" ? sheetKey(request.url, question) : null
      const hasQuestion = isOwn || sheet !== null
      const key = isOwn ? ownKey(request.url, operation) : (sheet ?? `${request.url}?${operation}&${await digestOf(question)}`)
      const asked = fetch(request)
      const silence = wait(PATIENCE).then(() => new Error("no response in time"))
      const ended = asked.catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))))
      const response = await Promise.race([ended, silence])
      if (response instanceof Error) {
        const stored = await visitorCaches.find("answers", key)
        if (stored === undefined) return asked
        during(asked.then((late) => keep(key, hasQuestion ? question : "", late, owner)).catch(() => undefined))
        await tell(Number(stored.headers.get(STORED_AT)))
        return decodeURIComponent(stored.headers.get(STORED_QUESTION) ?? "") === question || !isOwn ? stored : withoutVerdicts(stored)
      }
      during(keep(key, hasQuestion ? question : "", response.clone(), owner))
      return response
    }
  }
}

/** Removes verdicts from a response for another car. */
const withoutVerdicts = async (stored: Response): Promise<Response> => {
  const text = JSON.stringify(await stored.json(), (name, value: unknown) => (name === "fit" ? null : value))
  return new Response(text, { headers: stored.headers })
}

const digestOf = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
