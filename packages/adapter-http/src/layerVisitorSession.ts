import { Cookies, Http, parseCookieHeader } from "@camber/domain/ports"
import { VISITOR_STATE_PATH } from "@camber/domain/visitor"
import { Effect, Layer } from "effect"
import { type HttpOptions, layerHttp } from "./layerHttp.ts"

/**
 * Http and Cookies for one visitor without a browser: the first use opens a session at the shop, and its cookies, including later changes,
 * are sent with every request (GAP-C22). `cookies` continues an earlier session. If the shop does not answer in time the visitor has no
 * session, and calls fail as they would anyway.
 */
export const layerVisitorSession = ({ cookies = "", ...options }: HttpOptions): Layer.Layer<Cookies | Http> => {
  const jar = new Map(parseCookieHeader(cookies))
  const network = options.fetch ?? fetch
  const send: NonNullable<HttpOptions["fetch"]> = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set("cookie", Array.from(jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "))
    const response = await network(input, { ...init, headers })
    for (const header of response.headers.getSetCookie()) keep(jar, header)
    return response
  }
  const sessionCookies = Cookies.of({
    read: (name) => Effect.sync(() => jar.get(name)),
    write: (name, value) => Effect.sync(() => void jar.set(name, value)),
    remove: (name) => Effect.sync(() => void jar.delete(name))
  })
  const opened = Http.use((http) => http.json({ path: VISITOR_STATE_PATH }))
  return Layer.effect(Cookies, Effect.as(opened, sessionCookies)).pipe(Layer.provideMerge(layerHttp({ ...options, fetch: send })))
}

/** A cookie that expires at once is removed from the jar. Other lifetimes are longer than a session. */
const keep = (jar: Map<string, string>, header: string): void => {
  const [pair = "", ...attributes] = header.split(";")
  for (const [name, value] of parseCookieHeader(pair)) {
    if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) jar.delete(name)
    else jar.set(name, value)
  }
}
