import { COOKIE_DAYS, Cookies, parseCookieHeader } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const SECONDS_PER_DAY = 86_400

const write = (name: string, value: string, days: number | null): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  const lifetime = days === null ? "" : `; max-age=${days * SECONDS_PER_DAY}`
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${lifetime}; samesite=lax${secure}`
}

/** Cookies on `document.cookie`: only those that scripts may read. */
export const layerCookies: Layer.Layer<Cookies> = Layer.succeed(
  Cookies,
  Cookies.of({
    read: (name) => Effect.sync(() => parseCookieHeader(document.cookie).get(name)),
    write: (name, value, days = COOKIE_DAYS) => Effect.sync(() => write(name, value, days)),
    remove: (name) => Effect.sync(() => write(name, "", -1))
  })
)
