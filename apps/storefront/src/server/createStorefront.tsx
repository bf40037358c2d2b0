import { isBot } from "@camber/domain/visitor"
import type { Storefront, StorefrontOptions } from "../contract.ts"
import { makeServerRuntime } from "../composition/serverRuntime.ts"
import { Assets } from "./Assets.ts"
import { acceptedEncoding, makePageCache, RenderedPage } from "./PageCache.ts"
import { pageKey } from "./pageKey.ts"
import { renderPage } from "./renderPage.tsx"
import { securityHeaders } from "./securityHeaders.ts"
import { makeProjectReader } from "./ProjectReader.ts"

/** Pages and files over the services. Holds no visitor: what it keeps is shared content alone. */
export const createStorefront = async (options: StorefrontOptions): Promise<Storefront> => {
  const runtime = makeServerRuntime(options.callServices, options.publicOrigin)
  const assets = options.assets.kind === "build" ? new Assets(options.assets.folder) : null
  const cache = makePageCache(options.pageCache)
  const readProject = makeProjectReader(runtime, options.report)
  const security = securityHeaders(options)

  const page = async (request: Request, url: URL): Promise<RenderedPage> => {
    const isForBot = isBot(request.headers.get("user-agent") ?? "")
    const version = await options.catalogueVersion()
    const selected = isForBot ? null : await readProject(request.headers.get("cookie"), version)
    const key = pageKey({ url, selected, version, isForBot })
    const kept = key === null ? undefined : cache.get(key)
    if (kept) return kept
    const rendered = await renderPage({ request, url, runtime, selected, isForBot, options, assets })
    if (key !== null && rendered.status === 200) cache.set(key, rendered)
    return rendered
  }

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD", "content-type": "text/plain" } })
    const file = assets?.handle(request, url.pathname)
    if (file) return file
    return answer(request, await page(request, url))
  }

  const answer = (request: Request, rendered: RenderedPage): Response => {
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"))
    const body = rendered.encoded(encoding)
    const headers = new Headers({ ...security, ...rendered.headers, "content-length": String(body.length), vary: "Accept-Encoding, Cookie, User-Agent" })
    if (encoding !== "identity") headers.set("content-encoding", encoding)
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status: rendered.status, headers })
  }

  return { handle, dispose: () => runtime.dispose() }
}
