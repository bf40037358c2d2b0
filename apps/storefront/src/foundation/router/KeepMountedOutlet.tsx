import { Activity, Fragment, type ReactNode, use, useState } from "react"
import type { Location } from "react-router-dom"
import {
  LoaderDataContext,
  LocationContext,
  OutletContext,
  PageLoaderDataContext,
  PageLocationContext,
  type PageMatch,
  PageMatchContext,
  type PageState,
  PageStateContext,
  StateContext
} from "./PageRouter.ts"

/** What a page is drawn from. */
interface Drawn {
  readonly state: PageState
  readonly location: Location
  readonly loaderData: PageState["loaderData"]
  /** Of the page's own route. */
  readonly match: PageMatch
  readonly outlet: ReactNode
}

interface Page {
  readonly key: string
  /** What the router said last while it was shown. */
  readonly heard: Drawn
  /** The same, or what it stood with where that comes to the same. */
  readonly drawn: Drawn
}

interface Pages {
  readonly shown: Page
  /** Stands hidden behind the shown one. */
  readonly behind: Page | null
}

interface StandingOutletProps {
  /** Whether a page of this route goes on standing behind the one that is gone to. */
  readonly stays: (leaf: PageMatch["route"]) => boolean
}

const FIRST = "first"

/**
 * What the route within draws, and hidden behind it the page that it was come from, so that a step back shows that one as it stood, with what
 * was unfolded and typed there: its elements stay, and of its components those are drawn anew that observe a store. One page at most stands
 * behind, and never one of the same kind as the shown one, whose ids it would have. The first page is taken over as the server drew it and
 * stands behind as a copy, drawn when there is nothing else to do, without what was typed in it; a part that keeps its folds has them there too.
 */
export const KeepMountedOutlet = ({ stays }: StandingOutletProps): ReactNode => {
  const state = use(StateContext)!
  const now: Drawn = {
    state,
    match: state.matches.at(-1)!,
    location: use(LocationContext)!,
    loaderData: use(LoaderDataContext)!,
    outlet: use(OutletContext)
  }
  const [pages, setPages] = useState<Pages>(() => ({ shown: { key: FIRST, heard: now, drawn: now }, behind: null }))
  const next = isHeard(pages.shown, now) ? pages : pagesAfter(pages, now, stays)
  if (next !== pages) setPages(next)
  const { behind, shown } = next
  return (
    <>
      {shown.key === FIRST ? (
        <Fragment key={FIRST}>{draw(shown)}</Fragment>
      ) : (
        <Activity key={shown.key} mode="visible">
          {draw(shown)}
        </Activity>
      )}
      {behind && (
        <Activity key={behind.key} mode="hidden">
          {draw(behind)}
        </Activity>
      )}
    </>
  )
}

const draw = ({ drawn: { loaderData, location, match, outlet, state } }: Page): ReactNode => (
  <PageStateContext value={state}>
    <PageLocationContext value={location}>
      <PageLoaderDataContext value={loaderData}>
        <PageMatchContext value={match}>{outlet}</PageMatchContext>
      </PageLoaderDataContext>
    </PageLocationContext>
  </PageStateContext>
)

const isHeard = ({ heard }: Page, now: Drawn): boolean =>
  heard.state === now.state && heard.location === now.location && heard.loaderData === now.loaderData

/** Another page is on its way, or has not come; this one is what it was. */
const isUntouched = (before: Drawn, now: Drawn): boolean =>
  before.location === now.location &&
  before.loaderData === now.loaderData &&
  before.state.matches === now.state.matches &&
  before.state.errors === now.state.errors &&
  before.state.revalidation === now.state.revalidation

const pagesAfter = ({ behind, shown }: Pages, now: Drawn, stays: StandingOutletProps["stays"]): Pages => {
  const [before, leaf] = [shown.heard.match.route, now.match.route]
  if (before.id === leaf.id) {
    const drawn = isUntouched(shown.heard, now) ? { ...shown.drawn, state: now.state } : now
    return { shown: { ...shown, heard: now, drawn }, behind }
  }
  const left = stays(before) && shown.heard.state.errors === null ? asLeft(shown) : behind
  if (behind !== null && isAt(behind.heard, now)) {
    const isSame = behind.drawn.loaderData[leaf.id] === now.loaderData[leaf.id] && now.state.errors === null
    // Around the page is the boundary of its errors, which tries again where another address has come.
    const drawn = isSame ? { ...behind.drawn, state: now.state, outlet: now.outlet } : now
    return { shown: { ...behind, heard: now, drawn }, behind: left === behind ? null : left }
  }
  const isOfItsKind = left !== null && left.heard.match.route.handle === leaf.handle
  return { shown: { key: keyOf(now), heard: now, drawn: now }, behind: isOfItsKind ? null : left }
}

const asLeft = (page: Page): Page => (page.key === FIRST ? { ...page, key: keyOf(page.heard) } : page)

/** An entry of the browser's history. */
const keyOf = ({ location: { key, pathname, search } }: Drawn): string => `${key} ${pathname}${search}`
const isAt = (page: Drawn, now: Drawn): boolean => keyOf(page) === keyOf(now)
