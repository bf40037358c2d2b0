import { offlinePage, type ReadPage, withKeptLine } from "./offlineText.ts"
import type { VisitorShelf } from "./visitorShelf.ts"

/** How long the network may take where there is a page to show instead, in milliseconds. */
const PATIENCE = 3000
const KEPT_AT = "x-kept-at"
const KEPT_TITLE = "x-kept-title"
const KEPT_BUILD = "x-kept-build"
/** Of the answer that is kept: what its text says of itself, and what the browser is to hold it to. */
const keptHeaders = ["content-type", "content-security-policy", "referrer-policy", "x-content-type-options", "permissions-policy"]

export interface PagesWorld {
  readonly shelf: VisitorShelf
  /** The build whose files are there with it. */
  readonly build: string
  readonly fetch: (request: Request) => Promise<Response>
  /** The page that stands in for those that are not there, as the server drew it for nobody; undefined where it could not be had. */
  readonly standIn: () => Promise<Response | undefined>
  /** Ends after so many milliseconds. */
  readonly wait: (millis: number) => Promise<void>
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Pages with and without a network. The network's answer is the page; where it takes too long or there is none, the visitor's own copy is,
 * with a line that says of when it is. A page that was never read here is answered by one that says so and lists those that were.
 */
export const makeKeptPages = ({ build, fetch, now, shelf, standIn, wait }: PagesWorld) => {
  const keep = async (request: Request, response: Response, asker: string | null): Promise<void> => {
    if (!isPage(response) || isNeverKept(new URL(request.url))) return void (await shelf.hear(response, asker))
    const text = await response.text()
    await shelf.keep("pages", request.url, response, asker, async () => {
      const headers = new Headers({ [KEPT_AT]: String(now()), [KEPT_TITLE]: encodeURIComponent(titleIn(text)), [KEPT_BUILD]: build })
      for (const name of keptHeaders) headers.set(name, response.headers.get(name) ?? "")
      return new Response(text, { headers })
    })
  }
  /** `keeping` is told of the work that goes on behind the answer. */
  const fromNetwork = async (request: Request, keeping: (work: Promise<void>) => void): Promise<Response> => {
    const asker = await shelf.owner()
    const response = await fetch(request)
    keeping(keep(request, response.clone(), asker))
    return response
  }
  const fromShelf = async (kept: Response): Promise<Response> =>
    new Response(withKeptLine(await kept.text(), Number(kept.headers.get(KEPT_AT))), { headers: kept.headers })
  const instead = async (request: Request): Promise<Response> => {
    const page = await standIn()
    if (page === undefined) return Response.error()
    const { pathname, search } = new URL(request.url)
    const text = offlinePage(await page.text(), pathname + search, (await shelf.all("pages")).map(readPage))
    return new Response(text, { status: 503, headers: page.headers })
  }
  return {
    /** `during` keeps the worker awake until its work is done. */
    answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
      // Said at once: behind the answer it would be too late.
      const work = Promise.withResolvers<void>()
      during(work.promise)
      const network = fromNetwork(request, work.resolve)
      network.catch(() => work.resolve())
      const kept = await shelf.find("pages", request.url)
      if (kept === undefined) return network.catch(() => instead(request))
      return Promise.race([network.catch(() => fromShelf(kept)), wait(PATIENCE).then(() => fromShelf(kept.clone()))])
    },
    /** Keeps a page that came without the worker, or without a page load. */
    learn: async (href: string): Promise<void> => {
      const request = new Request(href, { credentials: "include", headers: { accept: "text/html" } })
      if ((await shelf.find("pages", request.url)) === undefined) await fromNetwork(request, () => undefined).catch(() => undefined)
    },
    /** Lets pages of other builds go, whose files have gone. */
    dropOlder: async (): Promise<void> => {
      const all = await shelf.all("pages")
      const older = all.filter(({ answer }) => answer.headers.get(KEPT_BUILD) !== build)
      await Promise.all(older.map(({ url }) => shelf.drop("pages", url)))
    }
  }
}

const isPage = ({ headers, status }: Response): boolean =>
  status === 200 && headers.get("content-type")?.startsWith("text/html") === true && !/no-store/.test(headers.get("cache-control") ?? "")

/** What staff sees, and what asks for secrets or carries some in its address. */
const isNeverKept = ({ pathname }: URL): boolean =>
  /^\/(?:staff|buy|forms)(?:\/|$)|^\/account\/(?:login|register|forgot|confirm|reset)\b/i.test(pathname)

const titleIn = (text: string): string => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""

/** Its title as it stands in the page, with what is escaped there. */
const readPage = ({ answer, url }: { readonly answer: Response; readonly url: string }): ReadPage => {
  const { pathname, search } = new URL(url)
  return { address: pathname + search, titleHtml: decodeURIComponent(answer.headers.get(KEPT_TITLE) ?? "").replace(/ \| [^|]*$/, "") }
}
