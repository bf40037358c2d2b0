import { Effect, type Scope, Semaphore, SubscriptionRef } from "effect"
import { isListing, getPageKind } from "../../foundation/pages/rules.ts"
import { normalizeTerm } from "../../foundation/pages/searchHref.ts"
import type { ProjectDescription, SelectedProject } from "../vehicle/model.ts"
import type { Paint } from "../vehicle/paint.ts"
import { toGarageFailure, GarageRejection } from "./toGarageFailure.ts"
import { getChosenOption } from "./form.ts"
import type { GarageContext, GarageModel } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"
import { createProjectList } from "./createProjectList.ts"
import { createRemoveCommands, type PageAddress, type RunLogged } from "./createRemoveCommands.ts"
import { createProjectWriter, type ProjectToSave } from "./createProjectWriter.ts"
import { createSelection } from "./createSelection.ts"
import type { ProjectId } from "./model.ts"
import { callServiceAsVisitor } from "../../foundation/visitor/Visitor.ts"
import { GARAGE_MESSAGE, type GarageOutcome, type GarageStep, STAY_ON_PAGE } from "./state.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { canUseGarage, toProject } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"
import { isUpdate } from "./steps.ts"
import { projectFromForm } from "./projectFromForm.ts"
import { getSearchTerm, getVehicleLink } from "./getVehicleLink.ts"

const goTo = (href: string | null): GarageOutcome => ({ href, reload: false })

/** The same results for whoever drives anything, from their first page on. */
const withoutSelection = ({ pathname, search }: PageAddress): string => {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !/^(?:fits|page)=/.test(pair))
  return kept.length === 0 ? pathname : `${pathname}?${kept.join("&")}`
}

/** The commands on the list and the selection, and the form's save. What calls a service takes turns: no answer overtakes another. */
export const createGarageCommands = (context: GarageContext, dispatch: Dispatch, scope: Scope.Scope) => {
  const { live, tabs, visitor } = context
  const list = createProjectList(context)
  const selection = createSelection(context)
  const saving = createProjectWriter(context, list)
  const inTurn = Semaphore.makeUnsafe(1).withPermits(1)
  const set = (change: Partial<GarageModel>) => SubscriptionRef.update(live, (held) => ({ ...held, ...change }))
  const notifyTabs = tabs.post(GARAGE_MESSAGE)

  /** Null after a failure, which is logged and shows in the state; nothing is raised (GAR-47, GAR-69). */
  const quietly: RunLogged = (of, effect) =>
    effect.pipe(
      Effect.tapError((error) => Effect.logError(error._tag === "GarageRefusal" ? error.what : "Garage call failed", error)),
      Effect.catch((error) => Effect.as(set({ failure: toGarageFailure(of, error) }), null))
    )

  /** A selection without a user belongs to nobody (GAR-59). */
  const leaveToNobody = Effect.andThen(selection.clear, set({ projects: [], isHydrated: true }))

  const hydrateNow = Effect.fnUntraced(function* (isForced: boolean) {
    if ((yield* visitor.guid) === null) return yield* leaveToNobody
    const hydrating = Effect.flatMap(visitor.guid, (guid) => (guid === null ? leaveToNobody : list.hydrate(guid, isForced)))
    yield* quietly("garage", callServiceAsVisitor(visitor, hydrating))
    yield* quietly("garage", selection.settle)
  })

  const hydrate = Effect.fnUntraced(function* (isForced: boolean) {
    if (!canUseGarage({ isBot: yield* visitor.isBot })) return
    const { isHydrated } = yield* SubscriptionRef.get(live)
    if (isHydrated && !isForced) return
    yield* set({ failure: null })
    yield* hydrateNow(isForced)
  }, inTurn)

  /** Another tab has written the record and the cookie. */
  const refresh = inTurn(
    Effect.gen(function* () {
      if (canUseGarage({ isBot: yield* visitor.isBot })) yield* hydrateNow(false)
    })
  )

  /** After a change of the selection: the list's addresses depend on facets where a listing is shown (GAR-56). */
  const selectionChanged = Effect.fnUntraced(function* (before: SelectedProject | null) {
    const { selected } = yield* SubscriptionRef.get(live)
    const { pathname } = yield* tabs.address
    const guid = yield* visitor.guid
    const isOtherwise = JSON.stringify(before?.project.facets ?? []) !== JSON.stringify(selected?.project.facets ?? [])
    if (guid !== null && isOtherwise && isListing(getPageKind(pathname))) {
      yield* Effect.forkIn(inTurn(quietly("garage", list.fetch(guid))), scope)
    }
    yield* notifyTabs
  })

  const linkTo = Effect.fnUntraced(function* (description: ProjectDescription) {
    const { pathname, search } = yield* tabs.address
    const isUnsearched = pathname.toLowerCase().includes("search") && normalizeTerm(getSearchTerm(search)) === ""
    if (isUnsearched) yield* Effect.logError("No query on a search page") // GAR-73, SRCH-44
    return getVehicleLink(pathname, search, description)
  })

  /** On a results page a cleared selection leads to what `next` makes of it; elsewhere the page stays. */
  const cleared = Effect.fnUntraced(function* (before: SelectedProject | null, next: (address: PageAddress) => string) {
    yield* selection.clear
    yield* selectionChanged(before)
    const address = yield* tabs.address
    const href = isListing(getPageKind(address.pathname)) ? next(address) : null
    return goTo(href === address.pathname + address.search ? null : href)
  })

  const select = Effect.fnUntraced(function* (projectId: ProjectId) {
    const { projects, selected } = yield* SubscriptionRef.get(live)
    const saved = projects.find((project) => project.projectId === projectId)
    if (saved === undefined) return STAY_ON_PAGE
    yield* selection.choose(saved)
    yield* dispatch({ _tag: "Closed" })
    yield* set({ isVehicleUpdated: false })
    yield* selectionChanged(selected)
    const { pathname } = yield* tabs.address
    return getPageKind(pathname) === "product" ? STAY_ON_PAGE : goTo(yield* linkTo(toProjectDescription(saved)))
  })

  const clearSelection = Effect.gen(function* () {
    const { selected } = yield* SubscriptionRef.get(live)
    return selected === null ? STAY_ON_PAGE : yield* cleared(selected, withoutSelection)
  })

  const { remove, restore } = createRemoveCommands(context, { saving, selection, quietly, cleared, selectionChanged })

  const saveNow = Effect.fnUntraced(function* (toSave: ProjectToSave) {
    const { isHydrated, selected } = yield* SubscriptionRef.get(live)
    // Which project an update is about is known only once the list is.
    if (toSave.updates !== null && !isHydrated) yield* hydrateNow(false)
    // The first action of a visitor whom no service has answered yet: asking for the state makes the guid.
    const guid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
    const saved = yield* quietly(
      "save",
      guid === null ? Effect.fail(new GarageRejection({ what: "No visitor to save for", reason: null })) : saving.save(guid, toSave)
    )
    if (saved === null) return STAY_ON_PAGE
    const { flow, isForProduct, reloadOnSave } = yield* SubscriptionRef.get(live)
    const { pathname } = yield* tabs.address
    const isDrawer = flow.drawer !== null
    const returns = isDrawer && isForProduct && getPageKind(pathname) === "product"
    yield* selection.choose(saved)
    yield* set({ removed: null })
    yield* dispatch({ _tag: "Saved", returns })
    yield* selectionChanged(selected)
    if (returns) return STAY_ON_PAGE
    if (isDrawer && reloadOnSave) return { href: null, reload: true }
    return goTo(yield* linkTo(toProjectDescription(saved)))
  }, inTurn)

  /** Saves once, however often it is requested during the first save. */
  const save = Effect.fnUntraced(function* (step?: GarageStep) {
    const toSave = yield* SubscriptionRef.modify(live, (held): readonly [ProjectToSave | null, GarageModel] => {
      const { flow, isSaving } = held
      const project = isSaving || (step ?? flow.step) !== flow.step ? null : projectFromForm(flow)
      if (project === null) return [null, held]
      const updates = flow.step !== null && isUpdate(flow.step) ? flow.base : null
      return [
        { project, updates, vehicleBaseId: getChosenOption(flow.form, "model")?.vehicleBaseId ?? null, shown: flow.form },
        { ...held, isSaving: true, failure: null }
      ]
    })
    return toSave === null ? STAY_ON_PAGE : yield* Effect.ensuring(saveNow(toSave), set({ isSaving: false }))
  })

  const paint = Effect.fnUntraced(function* (projectId: ProjectId, paint: Paint | null) {
    const { projects, selected } = yield* SubscriptionRef.get(live)
    const held = projects.find((project) => project.projectId === projectId)
    const guid = yield* visitor.guid
    if (held === undefined || held.paint === paint || guid === null) return
    const isSelected = findSelectedProject(selected?.project ?? null, projects)?.projectId === projectId
    const before = toProject(held)
    const { paint: _, ...unpainted } = before
    const project = paint === null ? unpainted : { ...unpainted, paint }
    yield* set({ failure: null })
    const saved = yield* quietly("save", saving.save(guid, { project, updates: before, vehicleBaseId: held.vehicleBaseId, shown: held }))
    if (saved === null) return
    // Nothing that fits is another for it.
    yield* set({ isVehicleUpdated: false })
    if (isSelected) yield* selection.choose(saved)
    yield* notifyTabs
  }, inTurn)

  return { hydrate, refresh, select, clearSelection, paint, remove: (id: ProjectId) => inTurn(remove(id)), restore: inTurn(restore), save }
}
