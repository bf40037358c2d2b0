import { Cookies, Storage, type Tabs, type VisitorAgent, COOKIE_DAYS, parseCookieHeader, type StorageArea } from "@camber/domain/ports"
import { Layer, Effect } from "effect"
import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { layerTabs } from "./layerTabs.ts"
import { layerVisitorAgent } from "./layerVisitorAgent.ts"

/** Looks up the storage area at each use, because a browser may throw when it is accessed. */
const area = (find: () => globalThis.Storage): StorageArea => {
  const attempt = <A>(use: (storage: globalThis.Storage) => A, otherwise: A): Effect.Effect<A> =>
    Effect.try(() => use(find())).pipe(
      Effect.tapError((error) => Effect.logWarning("Storage failed", error)),
      Effect.orElseSucceed(() => otherwise)
    )
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    write: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: attempt((storage) => storage.clear(), undefined)
  }
}

/** Provides `Storage` with `localStorage` and `sessionStorage`. */
export const layerStorage: Layer.Layer<Storage> = Layer.succeed(
  Storage,
  Storage.of({ local: area(() => localStorage), session: area(() => sessionStorage) })
)

const SECONDS_PER_DAY = 86_400

const write = (name: string, value: string, days: number | null): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  const lifetime = days === null ? "" : `; max-age=${days * SECONDS_PER_DAY}`
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${lifetime}; samesite=lax${secure}`
}

/** Provides `Cookies` with `document.cookie`, which contains only cookies that scripts may read. */
export const layerCookies: Layer.Layer<Cookies> = Layer.succeed(
  Cookies,
  Cookies.of({
    read: (name) => Effect.sync(() => parseCookieHeader(document.cookie).get(name)),
    write: (name, value, days = COOKIE_DAYS) => Effect.sync(() => write(name, value, days)),
    remove: (name) => Effect.sync(() => write(name, "", -1))
  })
)

/** Provides all ports that only need the browser's own interfaces. */
export const layerBrowser: Layer.Layer<Storage | Cookies | Tabs | VisitorAgent> = Layer.mergeAll(
  layerStorage,
  layerCookies,
  layerTabs,
  layerVisitorAgent
)

const readGuid = (): string | undefined => new RegExp(`(?:^|; )${WEB_USER_GUID_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/**
 * Hides and reloads a page that the browser restores from its back/forward cache if the visitor has changed since, because sign-in and
 * sign-out change the guid. If a page has no guid at first, it belongs to the visitor at the time when it is left. If a service changes the
 * guid while a page is open, the page is reloaded once. Returns a function that stops this.
 */
export const clearPreviousVisitorData = (): (() => void) => {
  let ownerGuid = readGuid()
  const leave = () => void (ownerGuid ??= readGuid())
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted || readGuid() === ownerGuid) return
    // Later listeners must not run, because they would send requests for this page.
    event.stopImmediatePropagation()
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener("pagehide", leave)
  addEventListener("pageshow", show)
  return () => {
    removeEventListener("pagehide", leave)
    removeEventListener("pageshow", show)
  }
}
