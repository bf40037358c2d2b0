import { Effect, type Scope, Semaphore, SubscriptionRef } from "effect"
import { isListing, pageKind } from "../../foundation/pages/rules.ts"
import { cleanTerm } from "../../foundation/pages/searchHref.ts"
import type { ProjectDescription, SelectedProject } from "../vehicle/model.ts"
import type { Paint } from "../vehicle/paint.ts"
import { failureOf, GarageRefusal } from "./toGarageFailure.ts"
import { chosenOption } from "./form.ts"
import type { GarageContext, LiveGarage } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"
import { makeProjectList } from "./createProjectList.ts"
import { makeRemoval, type PageAddress, type Quietly } from "./createRemoveCommands.ts"
import { makeSaving, type ProjectToSave } from "./createProjectWriter.ts"
import { makeSelection } from "./createSelection.ts"
import type { ProjectId } from "./model.ts"
import { askAsVisitor } from "../../foundation/visitor/Visitor.ts"
import { GARAGE_MESSAGE, type GarageOutcome, type GarageStep, stay } from "./state.ts"
import { descriptionOf } from "./toProjectDescription.ts"
import { canUseGarage, projectOf } from "./rules.ts"
import { selectedBy } from "./findSelectedProject.ts"
import { isUpdate } from "./steps.ts"
import { projectFromForm } from "./projectFromForm.ts"
import { searchTerm, vehicleLink } from "./getVehicleLink.ts"

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
export const makeCommands = (context: GarageContext, dispatch: Dispatch, scope: Scope.Scope) => {
  const { live, tabs, visitor } = context
  const list = makeProjectList(context)
  const selection = makeSelection(context)
  const saving = makeSaving(context, list)
  const inTurn = Semaphore.makeUnsafe(1).withPermits(1)
  const set = (change: Partial<LiveGarage>) => SubscriptionRef.update(live, (held) => ({ ...held, ...change }))
  const notifyTabs = tabs.post(GARAGE_MESSAGE)

  /** Null after a failure, which is logged and shows in the state; nothing is raised (GAR-47, GAR-69). */
  const quietly: Quietly = (of, effect) =>
    effect.pipe(
      Effect.tapError((error) => Effect.logError(error._tag === "GarageRefusal" ? error.what : "Garage call failed", error)),
      Effect.catch((error) => Effect.as(set({ failure: failureOf(of, error) }), null))
    )

  /** A selection without a user belongs to nobody (GAR-59). */
  const leaveToNobody = Effect.andThen(selection.clear, set({ projects: [], isHydrated: true }))

  const hydrateNow = Effect.fnUntraced(function* (isForced: boolean) {
    if ((yield* visitor.guid) === null) return yield* leaveToNobody
    const hydrating = Effect.flatMap(visitor.guid, (guid) => (guid === null ? leaveToNobody : list.hydrate(guid, isForced)))
    yield* quietly("garage", askAsVisitor(visitor, hydrating))
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
    if (guid !== null && isOtherwise && isListing(pageKind(pathname))) {
      yield* Effect.forkIn(inTurn(quietly("garage", list.fetch(guid))), scope)
    }
    yield* notifyTabs
  })

  const linkTo = Effect.fnUntraced(function* (description: ProjectDescription) {
    const { pathname, search } = yield* tabs.address
    const isUnsearched = pathname.toLowerCase().includes("search") && cleanTerm(searchTerm(search)) === ""
    if (isUnsearched) yield* Effect.logError("No query on a search page") // GAR-73, SRCH-44
    return vehicleLink(pathname, search, description)
  })

  /** On a results page a cleared selection leads to what `next` makes of it; elsewhere the page stays. */
  const cleared = Effect.fnUntraced(function* (before: SelectedProject | null, next: (address: PageAddress) => string) {
    yield* selection.clear
    yield* selectionChanged(before)
    const address = yield* tabs.address
    const href = isListing(pageKind(address.pathname)) ? next(address) : null
    return goTo(href === address.pathname + address.search ? null : href)
  })

  const select = Effect.fnUntraced(function* (projectId: ProjectId) {
    const { projects, selected } = yield* SubscriptionRef.get(live)
    const saved = projects.find((project) => project.projectId === projectId)
    if (saved === undefined) return stay
    yield* selection.choose(saved)
    yield* dispatch({ _tag: "Closed" })
    yield* set({ isVehicleUpdated: false })
    yield* selectionChanged(selected)
    const { pathname } = yield* tabs.address
    return pageKind(pathname) === "product" ? stay : goTo(yield* linkTo(descriptionOf(saved)))
  })

  const clearSelection = Effect.gen(function* () {
    const { selected } = yield* SubscriptionRef.get(live)
    return selected === null ? stay : yield* cleared(selected, withoutSelection)
  })

  const { remove, restore } = makeRemoval(context, { saving, selection, quietly, cleared, selectionChanged })

  const saveNow = Effect.fnUntraced(function* (toSave: ProjectToSave) {
    const { isHydrated, selected } = yield* SubscriptionRef.get(live)
    // Which project an update is about is known only once the list is.
    if (toSave.updates !== null && !isHydrated) yield* hydrateNow(false)
    // The first action of a visitor whom no service has answered yet: asking for the state makes the guid.
    const guid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
    const saved = yield* quietly(
      "save",
      guid === null ? Effect.fail(new GarageRefusal({ what: "No visitor to save for", reason: null })) : saving.save(guid, toSave)
    )
    if (saved === null) return stay
    const { flow, isForProduct, reloadOnSave } = yield* SubscriptionRef.get(live)
    const { pathname } = yield* tabs.address
    const isDrawer = flow.drawer !== null
    const returns = isDrawer && isForProduct && pageKind(pathname) === "product"
    yield* selection.choose(saved)
    yield* set({ removed: null })
    yield* dispatch({ _tag: "Saved", returns })
    yield* selectionChanged(selected)
    if (returns) return stay
    if (isDrawer && reloadOnSave) return { href: null, reload: true }
    return goTo(yield* linkTo(descriptionOf(saved)))
  }, inTurn)

  /** Saves once, however often it is requested during the first save. */
  const save = Effect.fnUntraced(function* (step?: GarageStep) {
    const toSave = yield* SubscriptionRef.modify(live, (held): readonly [ProjectToSave | null, LiveGarage] => {
      const { flow, isSaving } = held
      const project = isSaving || (step ?? flow.step) !== flow.step ? null : projectFromForm(flow)
      if (project === null) return [null, held]
      const updates = flow.step !== null && isUpdate(flow.step) ? flow.base : null
      return [
        { project, updates, vehicleBaseId: chosenOption(flow.form, "model")?.vehicleBaseId ?? null, shown: flow.form },
        { ...held, isSaving: true, failure: null }
      ]
    })
    return toSave === null ? stay : yield* Effect.ensuring(saveNow(toSave), set({ isSaving: false }))
  })

  const paint = Effect.fnUntraced(function* (projectId: ProjectId, paint: Paint | null) {
    const { projects, selected } = yield* SubscriptionRef.get(live)
    const held = projects.find((project) => project.projectId === projectId)
    const guid = yield* visitor.guid
    if (held === undefined || held.paint === paint || guid === null) return
    const isSelected = selectedBy(selected?.project ?? null, projects)?.projectId === projectId
    const before = projectOf(held)
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
