import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import type { ProductChoices } from "../../catalog/catalog/model.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { BuildSheet } from "./build.ts"
import { buildSheet } from "./builds/calls.ts"
import { listCount, listed, sharedList } from "./calls.ts"
import { dispatch, type ListsContext, notify } from "./ListsContext.ts"
import { type ListContent, type ListDrawer, type ListsEvent, type ListsState, initialLists } from "./machine.ts"
import { createDrawerCommands } from "./createDrawerCommands.ts"
import { type ListMove, createListCommands } from "./createListCommands.ts"
import { createSaveCommands } from "./createSaveCommands.ts"
import type { ListId, ListItem, ShareGuid } from "./model.ts"
import { fetchLists } from "./ownerCommands.ts"
import { getListAdd } from "./rules.ts"
import { listMessages } from "./text.ts"

/** A drawer to open before the product can be added to a list. */
export interface ListChoice {
  readonly _tag: "ChooseVariant" | "BuildKit"
  readonly product: ProductChoices
}

/** The shopper's lists. Commands never fail: errors are logged, and shown if the shopper is waiting. */
export class Lists extends Context.Service<
  Lists,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<ListsState>
    /** Loads the number of lists with products, for the header. A failure is logged and keeps the count. */
    readonly count: Effect.Effect<void>
    /** Takes the count from the visitor state. Loads which products are in lists only if the count is above 0 (REC-42). */
    readonly hydrate: Effect.Effect<void>
    /** Loads all lists. Bots and visitors without a GUID have none, without a request (LIST-20). */
    readonly load: Effect.Effect<void>
    /** Loads and selects another customer's list (LIST-18). */
    readonly loadShared: (shareGuid: ShareGuid) => Effect.Effect<void>
    readonly select: (listId: ListId) => Effect.Effect<void>
    /**
     * Loads the product (LIST-09), then opens the list drawer with the product.
     *
     * Returns the drawer that is required first; null if none. A failure shows a toast (ERR-110).
     */
    readonly startAdd: (skuOrSkuBase: string, project: Project | null) => Effect.Effect<ListChoice | null>
    readonly openDrawer: (drawer: ListDrawer) => Effect.Effect<void>
    readonly closeDrawer: Effect.Effect<void>
    /** Closes a drawer that failed to load, with a toast that nothing was added (ERR-110). */
    readonly giveUpDrawer: Effect.Effect<void>
    /** Adds the drawer's content to a list, or moves it there. */
    readonly saveTo: (listId: ListId) => Effect.Effect<void>
    /** Creates a list, then adds or moves the drawer's content to the new list. Does nothing else if the list cannot be created. */
    readonly saveToNew: (name: string) => Effect.Effect<void>
    /** Creates a list and returns whether it exists now. */
    readonly create: (name: string, content?: ListContent) => Effect.Effect<boolean>
    readonly addItems: (listId: ListId, items: ReadonlyArray<ListItem>) => Effect.Effect<void>
    readonly addArticle: (listId: ListId, articleId: number) => Effect.Effect<void>
    readonly removeItem: (listId: ListId, item: ListItem) => Effect.Effect<void>
    readonly removeArticle: (listId: ListId, articleId: number) => Effect.Effect<void>
    readonly move: (move: ListMove, content: ListContent) => Effect.Effect<void>
    readonly edit: (listId: ListId, name: string) => Effect.Effect<void>
    readonly delete: (listId: ListId) => Effect.Effect<void>
    readonly setQuantity: (listId: ListId, item: ListItem) => Effect.Effect<void>
    /** Sets the vehicle that a list is for; null if there is none. */
    readonly setCar: (listId: ListId, project: Project | null) => Effect.Effect<void>
    /** Shares the list's link. Stores the current prices, and the selected vehicle if the list has none. */
    readonly share: (listId: ListId, project: Project | null) => Effect.Effect<void>
    /** Loads a shared list as a build sheet, evaluated for the list's vehicle, otherwise for the selected vehicle. */
    readonly build: (shareGuid: ShareGuid, project: Project | null) => Effect.Effect<BuildSheet | "unknown" | "failed">
    /** Copies and selects a shared list. Returns whether the copy exists. */
    readonly copy: (shareGuid: ShareGuid) => Effect.Effect<boolean>
    readonly closeMoveFailure: Effect.Effect<void>
  }
>()("@camber/domain/lists/Lists") {
  static readonly layer: Layer.Layer<Lists, never, Visitor | Toasts | Telemetry | Catalog | Http> = Layer.effect(
    Lists,
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const context: ListsContext = {
        live: yield* SubscriptionRef.make(initialLists),
        turn: yield* Semaphore.make(1),
        visitor: yield* Visitor,
        notifications: yield* Toasts,
        telemetry: yield* Telemetry,
        http: yield* Http
      }
      const { http, turn, visitor } = context

      /** Reads as the current visitor. Bots and visitors without a GUID dispatch `none` without a request (LIST-20). */
      const readAsVisitor = <Answer>(
        request: (userGuid: WebUserGuid) => Effect.Effect<Answer, CallError, Http>,
        toEvent: (answer: Answer) => ListsEvent,
        none: ListsEvent,
        failed: Effect.Effect<void>
      ) =>
        Effect.gen(function* () {
          const guid = yield* visitor.guid
          if (guid === null || (yield* visitor.isBot)) return yield* dispatch(context, none)
          yield* dispatch(context, toEvent(yield* request(guid)))
        }).pipe(
          (reading) => callServiceAsVisitor(visitor, reading),
          Effect.catch((error) => Effect.andThen(Effect.logError("Failed to load lists", error), failed)),
          turn.withPermit,
          Effect.provideService(Http, http)
        )

      const load = readAsVisitor(
        (userGuid) => Effect.provideService(fetchLists(userGuid), Visitor, visitor),
        (lists) => ({ _tag: "ListsLoaded", lists }),
        { _tag: "ListsLoaded", lists: [] },
        dispatch(context, { _tag: "LoadFailed" })
      )
      const emptyMembership: ListsEvent = { _tag: "MembershipLoaded", listed: { skuBaseNumbers: [], articleIds: [] } }
      const loadMembership = readAsVisitor(
        (userGuid) => callService(listed, { userGuid }),
        (answer) => ({ _tag: "MembershipLoaded", listed: answer.listed }),
        emptyMembership,
        Effect.void
      )
      const saving = createSaveCommands(context)
      const commands = createListCommands(context)

      return Lists.of({
        changes: SubscriptionRef.changes(context.live),
        count: readAsVisitor(
          (userGuid) => callService(listCount, { userGuid }),
          ({ listCount: { listWithProductsCount } }) => ({ _tag: "CountLoaded", count: listWithProductsCount }),
          { _tag: "CountLoaded", count: 0 },
          Effect.void
        ),
        hydrate: Effect.gen(function* () {
          const state = yield* visitor.state
          const known = yield* SubscriptionRef.get(context.live)
          if (state === null || known.lists !== null || known.listed !== null) return
          yield* dispatch(context, { _tag: "CountLoaded", count: state.listCount })
          if (state.listCount > 0) yield* loadMembership
        }),
        load,
        loadShared: Effect.fnUntraced(
          function* (shareGuid: ShareGuid) {
            if (yield* visitor.isBot) return
            const response = yield* callService(sharedList, { shareGuid }).pipe(
              Effect.tapError((error) => Effect.logError("Failed to load a shared list", error)),
              Effect.orElseSucceed(() => null)
            )
            yield* dispatch(context, response === null ? { _tag: "LoadFailed" } : { _tag: "SharedListLoaded", list: response.sharedList })
          },
          Effect.provideService(Http, http)
        ),
        build: (shareGuid, project) =>
          Effect.provideService(callService(buildSheet, { shareGuid, project }), Http, http).pipe(
            Effect.map((answer) => answer.buildSheet ?? ("unknown" as const)),
            Effect.tapError((error) => Effect.logError("Failed to load a build", error)),
            Effect.orElseSucceed(() => "failed" as const)
          ),
        select: (listId) => dispatch(context, { _tag: "Selected", listId }),
        startAdd: Effect.fnUntraced(function* (skuOrSkuBase: string, project: Project | null): Effect.fn.Return<ListChoice | null> {
          const product = yield* catalog.options(skuOrSkuBase, project).pipe(
            Effect.tapError((error) => Effect.logError("Failed to add to list", error)),
            Effect.orElseSucceed(() => null)
          )
          if (product === null) {
            yield* notify(context, listMessages.notAdded, { intent: "negative" })
            return null
          }
          const step = getListAdd(product)
          if (step._tag !== "ChooseList") return { _tag: step._tag, product }
          const content = { items: [step.item], articleIds: [] }
          yield* dispatch(context, { _tag: "DrawerOpened", drawer: { type: "save", content, fromListId: null } })
          return null
        }),
        openDrawer: (drawer) => dispatch(context, { _tag: "DrawerOpened", drawer }),
        closeMoveFailure: dispatch(context, { _tag: "MoveFailureClosed" }),
        ...saving,
        ...commands,
        ...createDrawerCommands(context, saving, commands)
      })
    })
  )
}
