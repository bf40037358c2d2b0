import type { TelemetryEvent } from "@camber/domain/telemetry"
import { FlagStore } from "../flags/FlagStore.ts"
import { syncSaveRibbon } from "../flags/syncSaveRibbon.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { PageRouter } from "../../foundation/router/PageRouter.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"
import { refetchOnFocus } from "../../foundation/runtime/refetchOnFocus.ts"
import { clickEvent } from "./clickEvents.ts"
import { type OpenPage, pageEvents, pageProblems } from "./pageEvents.ts"
import { followFailures } from "./pageFailures.ts"

type Router = Pick<PageRouter, "state">

interface TelemetryWorld {
  readonly container: Container
  readonly runtime: AppRuntime
}

/** Begins to learn from this visit: its pages, clicks, failures and vitals, and the visitor's flags and audiences. */
export const startTelemetry = ({ container, runtime }: TelemetryWorld, router: Router): void => {
  trackVisit(runtime, container.resolve(FlagStore), router, container.resolve(CurrentPage))
}

/** The same for as long as the returned function is not called. */
export const trackVisit = (runtime: AppRuntime, flags: FlagStore, router: Router, shown: CurrentPage): (() => void) => {
  const send = (event: TelemetryEvent) => void runtime.run((use) => use.Visit.use((visit) => visit.send(event)))
  const enter = (title: string) => {
    const page = openPage(router.state)
    void runtime.run((use) => use.Visit.use((visit) => visit.pageEntered(title))).then(endEarlyView)
    for (const problem of pageProblems(page)) console.warn(`Analytics cannot use this page's ${problem}.`)
    pageEvents(page).forEach(send)
    void flags.refresh()
    void runtime.run((use) => use.VisitorAudiences.use((audiences) => audiences.current))
  }
  // Recommendations tell of their own cards.
  const click = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null
    const isOwn = link instanceof HTMLAnchorElement && link.closest(".recs") === null
    const event = isOwn ? clickEvent(openPage(router.state), link.pathname) : null
    if (event !== null) send(event)
  }
  void runtime.run((use) => use.Visit.use((visit) => visit.arrive))
  void runtime.run((use) => use.Vitals.useSync(() => undefined))
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

/** The page of the last match, or none where its loading failed: what stands there is then an error's page. */
const openPage = ({ loaderData, matches }: Router["state"]): OpenPage => {
  const module = matches.at(-1)?.route.id ?? ""
  const data: unknown = loaderData[module]
  return { module: data === undefined ? "" : module, data }
}
