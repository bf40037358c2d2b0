import type { FromWorker, ToWorker } from "../../../service-worker/messages.ts"
import { formatStaleNotice } from "../../../service-worker/offlinePage.ts"
import { INLINED_STYLES } from "../../foundation/page/inlinedStyles.ts"
import type { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { NotificationsStore } from "../account-notifications/NotificationsStore.ts"
import type { PushStore } from "../account-notifications/PushStore.ts"
import type { ToastStore } from "../toasts/ToastStore.ts"

/** Where the notice of a new version leads: to nowhere, because it is a press on it that counts. */
const TAKE_OVER = "#new-version"

/** The page as the worker finds it. */
export interface WorkerPage {
  readonly runtime: AppRuntime
  /** Asks for what the worker is to have though nobody has looked at it. */
  readonly keepOwn: () => void
  /** Asks for the page's data anew. */
  readonly refresh: () => Promise<void>
  readonly notices: ToastStore
  readonly notifications: Pick<NotificationsStore, "count">
  readonly push: Pick<PushStore, "setUp" | "turnPage">
  readonly shown: CurrentPage
}

/**
 * Has the shop's worker set up once the page is quiet (SEO-03). Called once in a document's life. A browser without workers, or one that refuses,
 * reads on as before (ERR-23, ERR-122).
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
  const tell = () => active?.postMessage(pageShown())
  tell()
  // What is asked for before the worker stands between is not kept.
  if (workers.controller !== null) {
    keepOwn()
    keepPart(runtime)
  }
  shown.follow(() => {
    if (navigator.onLine) keptLines().forEach((line) => line.remove())
    tell()
    keepPart(runtime)
    void push.turnPage()
  })
}

/** A part's page is to be there for any car: what the page itself has is judged for one. */
const keepPart = (runtime: AppRuntime): void => {
  const id = /^\/item\/[^/]+\/(\d+)/.exec(location.pathname)?.[1]
  if (id === undefined || !navigator.onLine) return
  const sku = new URLSearchParams(location.search).get("sku")
  void runtime.run((use) => use.KeptParts.use((parts) => parts.keep(Number(id), sku)))
}

const isGranted = (): boolean => "Notification" in window && Notification.permission === "granted"

/** The page as it stands, and what of the shop it came with. */
const pageShown = (): ToWorker => ({
  _tag: "PageShown",
  href: location.href.replace(/#.*/, ""),
  files: [...performance.getEntriesByType("resource").map(({ name }) => name), ...inlinedSheets()].filter((name) =>
    /^\/(?:assets|content)\//.test(new URL(name).pathname)
  )
})

/** Those that a stranger's document has in it, and has never asked for: what is kept of the page names them. */
const inlinedSheets = (): ReadonlyArray<string> =>
  Array.from(document.querySelectorAll<HTMLElement>(INLINED_STYLES), ({ dataset }) => dataset["of"]?.split(" ") ?? [])
    .flat()
    .map((href) => new URL(href, location.href).href)

const keptLines = (): ReadonlyArray<Element> => [...document.querySelectorAll("[data-kept]")]

/** Milliseconds until the shop is asked for again that could not be reached: the first time, and at the most. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

const pausing = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))

/**
 * The network is back, or has been since before anybody listened: what the page shows of before is brought up to date, and says so no longer.
 * `probe` rejects where the shop cannot be reached.
 */
export const onReconnect = (refresh: () => Promise<void>, probe: () => Promise<unknown>, pause = pausing): void => {
  let latest = 0
  const bringUpToDate = async () => {
    const own = ++latest
    for (
      let millis = FIRST_PAUSE;
      own === latest && navigator.onLine && keptLines().length > 0;
      millis = Math.min(2 * millis, LONGEST_PAUSE)
    )
      try {
        // A browser tells of a network before there is one, and a page that stands is better than none.
        await probe()
        await refresh()
        keptLines().forEach((line) => line.remove())
      } catch {
        await pause(millis)
      }
  }
  addEventListener("online", () => void bringUpToDate())
  void bringUpToDate()
}

/** Says above the page of when it is: once, and the latest that it was told. */
export const showStaleNotice = (keptAt: number): void => {
  keptLines().forEach((line) => line.remove())
  document.getElementById("root")?.insertAdjacentHTML("beforebegin", formatStaleNotice(keptAt))
}

/** What of the device's workers tells that one takes over. */
interface Workers extends Pick<EventTarget, "addEventListener"> {
  readonly controller: object | null
}

/** What of a registration tells of a version that arrives and waits. */
interface Registration extends Pick<EventTarget, "addEventListener"> {
  readonly installing: Pick<EventTarget, "addEventListener"> | null
  readonly waiting: { readonly postMessage: (message: ToWorker) => void } | null
}

/** Tells of a version that waits for this one's windows to be closed, and brings it earlier for who wants it. A page is never changed unasked. */
export const promptForUpdate = (workers: Workers, registration: Registration, notices: Pick<ToastStore, "show">): void => {
  const offer = () => {
    if (registration.waiting === null || workers.controller === null) return
    void notices.show({
      message: "A new version of the shop is available",
      link: { label: "Show it now", href: TAKE_OVER },
      duration: null,
      isUnprompted: true
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
      // Other windows go on with what they have; this one asked.
      workers.addEventListener("controllerchange", () => location.reload(), { once: true })
      registration.waiting?.postMessage({ _tag: "TakeOver" })
    },
    { capture: true }
  )
}
