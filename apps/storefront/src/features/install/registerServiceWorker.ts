import type { FromWorker, ToWorker } from "../../../service-worker/messages.ts"
import { formatStaleNotice } from "../../../service-worker/offlinePage.ts"
import { INLINED_STYLES } from "../../foundation/page/selectors.ts"
import type { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { NotificationsStore } from "../account-notifications/NotificationsStore.ts"
import type { PushStore } from "../account-notifications/PushStore.ts"
import type { ToastStore } from "../toasts/ToastStore.ts"

/** Placeholder link of the update notice, because only the click on it matters. */
const TAKE_OVER = "#new-version"

/** The page state that the worker setup needs. */
export interface WorkerPage {
  readonly runtime: AppRuntime
  /** Requests pages that the worker should cache before the visitor opens them. */
  readonly keepOwn: () => void
  /** Fetches the page's data again. */
  readonly refresh: () => Promise<void>
  readonly notices: ToastStore
  readonly notifications: Pick<NotificationsStore, "count">
  readonly push: Pick<PushStore, "setUp" | "turnPage">
  readonly shown: CurrentPage
}

/**
 * Registers the shop's worker once the page is idle (SEO-03). Call it once per document. A browser that has no workers or rejects them
 * works as before (ERR-23, ERR-122).
 */
export const registerServiceWorker = (page: WorkerPage): void => {
  const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))
  soon(() => void prepared(page))
}

const prepared = async ({ keepOwn, notices, notifications, push, refresh, runtime, shown }: WorkerPage): Promise<void> => {
  await runtime.run((use) => use.Install.use(({ prepare }) => prepare))
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (registration === undefined) return
  promptForUpdate(workers, registration, notices)
  const setUp = () => void push.setUp({ isGranted: isGranted(), isFirstPage: !document.referrer.startsWith(`${location.origin}/`) })
  workers.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data._tag === "AnsweredFromKept") showStaleNotice(data.keptAt)
    else if (data._tag === "Resubscribe") setUp()
    else void notifications.count()
  })
  onReconnect(refresh, () => registration.update())
  const { active } = await workers.ready
  setUp()
  const notifyWorker = () => active?.postMessage(pageShown())
  notifyWorker()
  // The worker does not cache requests that were sent before it took control.
  if (workers.controller !== null) {
    keepOwn()
    keepPart(runtime)
  }
  shown.follow(() => {
    if (navigator.onLine) storedPageNotes().forEach((line) => line.remove())
    notifyWorker()
    keepPart(runtime)
    void push.turnPage()
  })
}

/** Caches a part's page for any car, because the embedded page data is for one car. */
const keepPart = (runtime: AppRuntime): void => {
  const id = /^\/item\/[^/]+\/(\d+)/.exec(location.pathname)?.[1]
  if (id === undefined || !navigator.onLine) return
  const sku = new URLSearchParams(location.search).get("sku")
  void runtime.run((use) => use.KeptParts.use((parts) => parts.keep(Number(id), sku)))
}

const isGranted = (): boolean => "Notification" in window && Notification.permission === "granted"

/** Returns the current page and the shop files that it loaded. */
const pageShown = (): ToWorker => ({
  _tag: "PageShown",
  href: location.href.replace(/#.*/, ""),
  files: [...performance.getEntriesByType("resource").map(({ name }) => name), ...inlinedSheets()].filter((name) =>
    /^\/(?:assets|content)\//.test(new URL(name).pathname)
  )
})

/** An anonymous page inlines these style sheets and never requests them. The cached page refers to them. */
const inlinedSheets = (): ReadonlyArray<string> =>
  Array.from(document.querySelectorAll<HTMLElement>(INLINED_STYLES), ({ dataset }) => dataset["of"]?.split(" ") ?? [])
    .flat()
    .map((href) => new URL(href, location.href).href)

const storedPageNotes = (): ReadonlyArray<Element> => [...document.querySelectorAll("[data-kept]")]

/** First and maximum delay in milliseconds between retries. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

const pausing = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))

/**
 * Refreshes a cached page and removes its notice once the network is back, even if it returned before a listener existed. `probe` rejects
 * while the shop cannot be reached.
 */
export const onReconnect = (refresh: () => Promise<void>, probe: () => Promise<unknown>, pause = pausing): void => {
  let latest = 0
  const bringUpToDate = async () => {
    const own = ++latest
    for (
      let millis = FIRST_PAUSE;
      own === latest && navigator.onLine && storedPageNotes().length > 0;
      millis = Math.min(2 * millis, LONGEST_PAUSE)
    )
      try {
        // A browser may report a network too early, and a cached page is better than none.
        await probe()
        await refresh()
        storedPageNotes().forEach((line) => line.remove())
      } catch {
        await pause(millis)
      }
  }
  addEventListener("online", () => void bringUpToDate())
  void bringUpToDate()
}

/** Shows the date of a cached page above it, once. A later call updates the date. */
export const showStaleNotice = (keptAt: number): void => {
  storedPageNotes().forEach((line) => line.remove())
  document.getElementById("root")?.insertAdjacentHTML("beforebegin", formatStaleNotice(keptAt))
}

/** Worker events that report a takeover. */
interface Workers extends Pick<EventTarget, "addEventListener"> {
  readonly controller: object | null
}

/** Registration events that report a waiting version. */
interface Registration extends Pick<EventTarget, "addEventListener"> {
  readonly installing: Pick<EventTarget, "addEventListener"> | null
  readonly waiting: { readonly postMessage: (message: ToWorker) => void } | null
}

/** Offers a version that waits for this one's windows to close, and activates it on request. A page never changes without a request. */
export const promptForUpdate = (workers: Workers, registration: Registration, notices: Pick<ToastStore, "show">): void => {
  const offer = () => {
    if (registration.waiting === null || workers.controller === null) return
    void notices.show({
      message: "A new version of the shop is available",
      link: { label: "Update Now", href: TAKE_OVER },
      duration: null,
      isSystemInitiated: true
    })
  }
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer)
  })
  offer()
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest(`a[href$="${TAKE_OVER}"]`) === null) return
      event.preventDefault()
      event.stopPropagation()
      // Another window has activated the version.
      if (registration.waiting === null) return location.reload()
      // Only the window that requested the update reloads.
      workers.addEventListener("controllerchange", () => location.reload(), { once: true })
      registration.waiting.postMessage({ _tag: "TakeOver" })
    },
    { capture: true }
  )
}
