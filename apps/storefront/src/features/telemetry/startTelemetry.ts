import type { TelemetryEvent } from "@camber/domain/telemetry"
import { FlagStore } from "../flags/FlagStore.ts"
import { syncSaveRibbon } from "../flags/syncSaveRibbon.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"
import { refetchOnFocus } from "../../foundation/runtime/refetchOnFocus.ts"
import { clickEvent } from "./clickEvents.ts"
import { pageEvents, pageProblems } from "./pageEvents.ts"
import { followFailures } from "./pageFailures.ts"

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
