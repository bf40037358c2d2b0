import { Effect, type Scope, Semaphore, SubscriptionRef } from "effect"
import { isListing, getPageKind } from "../../foundation/pages/rules.ts"
import { normalizeTerm } from "../../foundation/pages/searchHref.ts"
import type { ProjectDescription, SelectedProject, Paint } from "../vehicle/model.ts"
import { toGarageFailure } from "./toGarageFailure.ts"
import { getChosenOption } from "./form.ts"
import type { GarageContext, GarageModel } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"
import { createProjectList } from "./createProjectList.ts"
import { createRemoveCommands, type PageAddress, type RunLogged } from "./createRemoveCommands.ts"
import { createProjectWriter } from "./createProjectWriter.ts"
import { createSelection } from "./createSelection.ts"
import type { ProjectId } from "./model.ts"
import type { ProjectToSave } from "./ownerCommands.ts"
import { getVisitorGuid, callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { GARAGE_MESSAGE, type GarageOutcome, type GarageStep, STAY_ON_PAGE } from "./state.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { canUseGarage, toProject } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"
import { isUpdate } from "./steps.ts"
import { projectFromForm } from "./projectFromForm.ts"
import { getSearchTerm, getVehicleLink } from "./getVehicleLink.ts"

const goTo = (href: string | null): GarageOutcome => ({ href, reload: false })

/** Returns the URL of the same results without the vehicle filter, from the first page. */
const toUnfilteredHref = ({ pathname, search }: PageAddress): string => {
  const remaining = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !/^(?:fits|page)=/.test(pair))
  return remaining.length === 0 ? pathname : `${pathname}?${remaining.join("&")}`
}

/**
 * Creates the commands of the project list and the selection, and the command that saves the form. Commands that call a service run one
 * after another, so that no response overtakes an earlier response.
 */
export const createGarageCommands = (context: GarageContext, dispatch: Dispatch, scope: Scope.Scope) => {
  const { live, tabs, visitor } = context
  const list = createProjectList(context)
  const selection = createSelection(context)
  const writer = createProjectWriter(context, list)
  const serialize = Semaphore.makeUnsafe(1).withPermits(1)
  const set = (change: Partial<GarageModel>) => SubscriptionRef.update(live, (current) => ({ ...current, ...change }))
  const notifyTabs = tabs.post(GARAGE_MESSAGE)

  /** Returns null after a failure, which is logged and stored in the state (GAR-47, GAR-69). */
  const runLogged: RunLogged = (of, effect) =>
    effect.pipe(
      Effect.tapError((error) => Effect.logError(error._tag === "Rejected" ? error.what : "Failed to call the garage service", error)),
      Effect.catch((error) => Effect.as(set({ failure: toGarageFailure(of, error) }), null))
    )

  /** Clears a selection that has no visitor (GAR-59). */
  const clearWithoutVisitor = Effect.andThen(selection.clear, set({ projects: [], isHydrated: true }))

  const hydrateNow = Effect.fnUntraced(function* (isForced: boolean) {
    if ((yield* visitor.guid) === null) return yield* clearWithoutVisitor
    const hydrating = Effect.flatMap(visitor.guid, (guid) => (guid === null ? clearWithoutVisitor : list.hydrate(guid, isForced)))
    yield* runLogged("garage", callServiceAsVisitor(visitor, hydrating))
    yield* runLogged("garage", selection.settle)
  })

  const hydrate = Effect.fnUntraced(function* (isForced: boolean) {
    if (!canUseGarage({ isBot: yield* visitor.isBot })) return
    const { isHydrated } = yield* SubscriptionRef.get(live)
    if (isHydrated && !isForced) return
    yield* set({ failure: null })
    yield* hydrateNow(isForced)
  }, serialize)

  /** Runs after another tab wrote the record and the cookie. */
  const refresh = serialize(
    Effect.gen(function* () {
      if (canUseGarage({ isBot: yield* visitor.isBot })) yield* hydrateNow(false)
    })
  )

  /** Runs after the selection changed. On a listing, the projects' URLs depend on the selected facets (GAR-56). */
  const notifySelectionChanged = Effect.fnUntraced(function* (before: SelectedProject | null) {
    const { selected } = yield* SubscriptionRef.get(live)
    const { pathname } = yield* tabs.address
    const guid = yield* visitor.guid
    const haveFacetsChanged = JSON.stringify(before?.project.facets ?? []) !== JSON.stringify(selected?.project.facets ?? [])
    if (guid !== null && haveFacetsChanged && isListing(getPageKind(pathname))) {
      yield* Effect.forkIn(serialize(runLogged("garage", list.fetch(guid))), scope)
    }
    yield* notifyTabs
  })

  const getLink = Effect.fnUntraced(function* (description: ProjectDescription) {
    const { pathname, search } = yield* tabs.address
    const isUnsearched = pathname.toLowerCase().includes("search") && normalizeTerm(getSearchTerm(search)) === ""
    if (isUnsearched) yield* Effect.logError("No query on a search page") // GAR-73, SRCH-44
    return getVehicleLink(pathname, search, description)
  })

  /** Clears the selection. On a results page, returns the navigation to the URL of `next`. Elsewhere, stays on the page. */
  const clearAndLead = Effect.fnUntraced(function* (before: SelectedProject | null, next: (address: PageAddress) => string) {
    yield* selection.clear
    yield* notifySelectionChanged(before)
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
    yield* notifySelectionChanged(selected)
    const { pathname } = yield* tabs.address
    return getPageKind(pathname) === "product" ? STAY_ON_PAGE : goTo(yield* getLink(toProjectDescription(saved)))
  })

  const clearSelection = Effect.gen(function* () {
    const { selected } = yield* SubscriptionRef.get(live)
    return selected === null ? STAY_ON_PAGE : yield* clearAndLead(selected, toUnfilteredHref)
  })

  const { remove, restore } = createRemoveCommands(context, {
    saving: writer,
    selection,
    quietly: runLogged,
    cleared: clearAndLead,
    selectionChanged: notifySelectionChanged
  })

  const saveNow = Effect.fnUntraced(function* (toSave: ProjectToSave) {
    const { isHydrated, selected } = yield* SubscriptionRef.get(live)
    // Only the loaded list shows which project is updated
    if (toSave.updates !== null && !isHydrated) yield* hydrateNow(false)
    const saved = yield* runLogged(
      "save",
      Effect.flatMap(Effect.provideService(getVisitorGuid, Visitor, visitor), (guid) => writer.save(guid, toSave))
    )
    if (saved === null) return STAY_ON_PAGE
    const { flow, isForProduct, reloadOnSave } = yield* SubscriptionRef.get(live)
    const { pathname } = yield* tabs.address
    const isDrawer = flow.drawer !== null
    const returns = isDrawer && isForProduct && getPageKind(pathname) === "product"
    yield* selection.choose(saved)
    yield* set({ removed: null })
    yield* dispatch({ _tag: "Saved", returns })
    yield* notifySelectionChanged(selected)
    if (returns) return STAY_ON_PAGE
    if (isDrawer && reloadOnSave) return { href: null, reload: true }
    return goTo(yield* getLink(toProjectDescription(saved)))
  }, serialize)

  /** Ignores repeated calls while a save is running. */
  const save = Effect.fnUntraced(function* (step?: GarageStep) {
    const toSave = yield* SubscriptionRef.modify(live, (current): readonly [ProjectToSave | null, GarageModel] => {
      const { flow, isSaving } = current
      const project = isSaving || (step ?? flow.step) !== flow.step ? null : projectFromForm(flow)
      if (project === null) return [null, current]
      const updates = flow.step !== null && isUpdate(flow.step) ? flow.base : null
      return [
        { project, updates, vehicleBaseId: getChosenOption(flow.form, "model")?.vehicleBaseId ?? null, shown: flow.form },
        { ...current, isSaving: true, failure: null }
      ]
    })
    return toSave === null ? STAY_ON_PAGE : yield* Effect.ensuring(saveNow(toSave), set({ isSaving: false }))
  })

  const paint = Effect.fnUntraced(function* (projectId: ProjectId, paint: Paint | null) {
    const { projects, selected } = yield* SubscriptionRef.get(live)
    const current = projects.find((project) => project.projectId === projectId)
    const guid = yield* visitor.guid
    if (current === undefined || current.paint === paint || guid === null) return
    const isSelected = findSelectedProject(selected?.project ?? null, projects)?.projectId === projectId
    const before = toProject(current)
    const { paint: _, ...unpainted } = before
    const project = paint === null ? unpainted : { ...unpainted, paint }
    yield* set({ failure: null })
    const saved = yield* runLogged(
      "save",
      writer.save(guid, { project, updates: before, vehicleBaseId: current.vehicleBaseId, shown: current })
    )
    if (saved === null) return
    // A paint does not affect fitment
    yield* set({ isVehicleUpdated: false })
    if (isSelected) yield* selection.choose(saved)
    yield* notifyTabs
  }, serialize)

  return {
    hydrate,
    refresh,
    select,
    clearSelection,
    paint,
    remove: (id: ProjectId) => serialize(remove(id)),
    restore: serialize(restore),
    save
  }
}
