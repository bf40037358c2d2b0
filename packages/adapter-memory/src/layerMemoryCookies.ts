import { Cookies, parseCookieHeader } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** A cookie jar that starts with a request's `Cookie` header. Changes stay in the jar; lifetimes are ignored. */
export const layerMemoryCookies = (header: string | null = null): Layer.Layer<Cookies> =>
  Layer.sync(Cookies, () => {
    const jar = new Map(parseCookieHeader(header))
    return Cookies.of({
      read: (name) => Effect.sync(() => jar.get(name)),
      write: (name, value) => Effect.sync(() => void jar.set(name, value)),
      remove: (name) => Effect.sync(() => void jar.delete(name))
    })
  })
