import { type TelemetryEvent, cardClicked, truncateEvent } from "@camber/domain/telemetry"
import { FlagStore, syncSaveRibbon } from "../flags/FlagStore.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"
import { refetchOnFocus } from "../../foundation/runtime/refetch.ts"
import { pageEvents, pageProblems, getProductList, type OpenPage } from "./pageEvents.ts"

/** Limit of reported failures per document: a recurring failure adds no information. */
const MOST = 5

/** Reports the page's uncaught errors, each message once. Returns the stop function. */
const followFailures = (send: (event: TelemetryEvent) => void): (() => void) => {
  const sent = new Set<string>()
  const stopped = new AbortController()
  const fail = (cause: unknown, source: string) => {
    const message = truncateEvent(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
    if (sent.has(message) || sent.size >= MOST) return
    sent.add(message)
    send({ name: "Page Failed", message, source: truncateEvent(source) })
  }
  addEventListener("error", ({ error, filename, message }) => fail(error ?? message, URL.parse(filename)?.pathname ?? ""), {
    signal: stopped.signal
  })
  addEventListener("unhandledrejection", ({ reason }) => fail(reason, ""), { signal: stopped.signal })
  return () => stopped.abort()
}

const ARTICLE = /^\/the-toolbox\/[^/]+\/(\d+)$/

/**
 * Returns the event of a click on a link in the page's own content, by the link's destination (ANL-102); null if the link is not a card of
 * the page's list.
 */
const clickEvent = (page: OpenPage, pathname: string): TelemetryEvent | null => {
  const { cards, list } = getProductList(page)
  const at = cards.findIndex(({ productPageUrl }) => productPageUrl.split("?")[0] === pathname)
  const card = cards[at]
  if (card !== undefined) return cardClicked({ _tag: "Product", skuBaseNumber: card.skuBaseNumber }, list, at + 1)
  const articleId = Number(ARTICLE.exec(pathname)?.[1] ?? 0)
  return articleId === 0 ? null : cardClicked({ _tag: "Article", articleId }, "Toolbox", 1)
}

interface TelemetryWorld {
  readonly container: Container
  readonly runtime: AppRuntime
}

/** Starts the telemetry of this visit: its pages, clicks, failures and vitals, and the visitor's flags and audiences. */
export const startTelemetry = ({ container, runtime }: TelemetryWorld): void => {
  trackVisit(runtime, container.resolve(FlagStore), container.resolve(CurrentPage))
}

/** Tracks the visit until the returned function is called. */
export const trackVisit = (runtime: AppRuntime, flags: FlagStore, shown: CurrentPage): (() => void) => {
  const send = (event: TelemetryEvent) => void runtime.run((use) => use.Visit.use((visit) => visit.send(event)))
  const enter = (title: string) => {
    const { page } = shown
    void runtime.run((use) => use.Visit.use((visit) => visit.pageEntered(title))).then(endEarlyView)
    for (const problem of pageProblems(page)) console.warn(`Analytics cannot use this page's ${problem}.`)
    pageEvents(page).forEach(send)
    void flags.refresh()
    void runtime.run((use) => use.VisitorAudiences.use((audiences) => audiences.current))
  }
  // Recommendations report their own cards.
  const click = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null
    const isOwn = link instanceof HTMLAnchorElement && link.closest(".recs") === null
    const event = isOwn ? clickEvent(shown.page, link.pathname) : null
    if (event !== null) send(event)
  }
  void runtime.run((use) => use.Visit.use((visit) => visit.arrive))
  void runtime.run((use) => use.Vitals.use((vitals) => vitals.observe))
  enter(document.title)
  document.addEventListener("click", click, true)
  const stops = [
    shown.follow(enter),
    syncSaveRibbon(flags),
    followFailures(send),
    refetchOnFocus(() => void flags.refresh()),
    () => document.removeEventListener("click", click, true)
  ]
  return () => stops.forEach((stop) => stop())
}

const endEarlyView = (): void => window.endEarlyView?.()
