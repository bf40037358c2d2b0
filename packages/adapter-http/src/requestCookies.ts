import { COOKIE_DAYS, Cookies, parseCookieHeader } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const SECONDS_PER_DAY = 86_400

/** The cookies of one request, and the changes to send in its response. */
export interface RequestCookies {
  readonly layer: Layer.Layer<Cookies>
  /** `Set-Cookie` headers of the response: the last value of each name that was written or removed. */
  readonly setCookies: () => ReadonlyArray<string>
}

/** Creates the cookies of a request from its `Cookie` header. `isSecure`: the shop is served only over https. */
export const requestCookies = (header: string | null, isSecure: boolean): RequestCookies => {
  const jar = new Map(parseCookieHeader(header))
  const changes = new Map<string, string>()
  const set = (name: string, value: string, days: number | null): void => {
    const secure = isSecure ? "; Secure" : ""
    const lifetime = days === null ? "" : `; Max-Age=${days * SECONDS_PER_DAY}`
    changes.set(name, `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure}`)
  }
  const cookies = Cookies.of({
    read: (name) => Effect.sync(() => jar.get(name)),
    write: (name, value, days = COOKIE_DAYS) =>
      Effect.sync(() => {
        jar.set(name, value)
        set(name, value, days)
      }),
    remove: (name) =>
      Effect.sync(() => {
        jar.delete(name)
        set(name, "", 0)
      })
  })
  return { layer: Layer.succeed(Cookies, cookies), setCookies: () => [...changes.values()] }
}
