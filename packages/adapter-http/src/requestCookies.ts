import { COOKIE_DAYS, Cookies, parseCookieHeader } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const SECONDS_PER_DAY = 86_400

/** The cookies of one request, and what has to be told of them in its answer. */
export interface RequestCookies {
  readonly layer: Layer.Layer<Cookies>
  /** The answer's `Set-Cookie` headers: the last word on each name that was written or removed. */
  readonly setCookies: () => ReadonlyArray<string>
}

/** Begins with what the request's `Cookie` header says. `isSecure`: the shop is reached over https alone. */
export const requestCookies = (header: string | null, isSecure: boolean): RequestCookies => {
  const jar = new Map(parseCookieHeader(header))
  const told = new Map<string, string>()
  const tell = (name: string, value: string, days: number | null): void => {
    const secure = isSecure ? "; Secure" : ""
    const lifetime = days === null ? "" : `; Max-Age=${days * SECONDS_PER_DAY}`
    told.set(name, `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure}`)
  }
  const cookies = Cookies.of({
    read: (name) => Effect.sync(() => jar.get(name)),
    write: (name, value, days = COOKIE_DAYS) =>
      Effect.sync(() => {
        jar.set(name, value)
        tell(name, value, days)
      }),
    remove: (name) =>
      Effect.sync(() => {
        jar.delete(name)
        tell(name, "", 0)
      })
  })
  return { layer: Layer.succeed(Cookies, cookies), setCookies: () => [...told.values()] }
}
