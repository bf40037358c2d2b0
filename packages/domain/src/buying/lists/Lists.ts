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
import { listCount, listed, lists, sharedList } from "./calls.ts"
import { dispatch, type ListsContext, notify } from "./ListsContext.ts"
import { type ListContent, type ListDrawer, type ListsEvent, type ListsState, initialLists } from "./machine.ts"
import { createDrawerCommands } from "./createDrawerCommands.ts"
import { type ListMove, createListCommands } from "./createListCommands.ts"
import { createSaveCommands } from "./createSaveCommands.ts"
import type { ListId, ListItem, ShareGuid } from "./model.ts"
import { getListAdd } from "./rules.ts"
import { listMessages } from "./text.ts"

/** A drawer that the channel has to open before the product can be added to a list. */
export interface ListChoice {
  readonly _tag: "ChooseVariant" | "BuildKit"
  readonly product: ProductChoices
}

/** The shopper's lists. Commands never fail: errors are logged, and shown where the shopper is waiting. */
export class Lists extends Context.Service<
  Lists,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<ListsState>
    /** How many lists hold a product, for the header. A failure is logged and leaves the count as it was. */
    readonly count: Effect.Effect<void>
    /**
     * What is known of the visitor anyhow tells the count (no call of its own); only of who has products in lists is it asked what these
     * hold, so that cards can say so (REC-42).
     */
    readonly hydrate: Effect.Effect<void>
    /** All lists. Nobody and a bot have none, and nothing is asked for them (LIST-20). */
    readonly load: Effect.Effect<void>
    /** Another's list becomes the selected one (LIST-18). */
    readonly loadShared: (shareGuid: ShareGuid) => Effect.Effect<void>
    readonly select: (listId: ListId) => Effect.Effect<void>
    /**
     * Loads the product (LIST-09), then opens the drawer of lists with it, or answers which drawer has to come before. null: nothing is to
     * be done. After a failure a notice says so (ERR-110).
     */
    readonly startAdd: (skuOrSkuBase: string, project: Project | null) => Effect.Effect<ListChoice | null>
    readonly openDrawer: (drawer: ListDrawer) => Effect.Effect<void>
    readonly closeDrawer: Effect.Effect<void>
    /** The channel cannot show the drawer: it is closed, and a notice says that nothing was added (ERR-110). */
    readonly giveUpDrawer: Effect.Effect<void>
    /** Puts what the drawer is open for into a list, or moves it there. */
    readonly saveTo: (listId: ListId) => Effect.Effect<void>
    /** The same with a new list; nothing where there is none of this name in the end. */
    readonly saveToNew: (name: string) => Effect.Effect<void>
    /** Whether there is a new list of this name. */
    readonly create: (name: string, content?: ListContent) => Effect.Effect<boolean>
    readonly addItems: (listId: ListId, items: ReadonlyArray<ListItem>) => Effect.Effect<void>
    readonly addArticle: (listId: ListId, articleId: number) => Effect.Effect<void>
    readonly removeItem: (listId: ListId, item: ListItem) => Effect.Effect<void>
    readonly removeArticle: (listId: ListId, articleId: number) => Effect.Effect<void>
    readonly move: (move: ListMove, content: ListContent) => Effect.Effect<void>
    readonly edit: (listId: ListId, name: string) => Effect.Effect<void>
    readonly delete: (listId: ListId) => Effect.Effect<void>
    /** Sets the pieces of a product to the item's quantity. */
    readonly setQuantity: (listId: ListId, item: ListItem) => Effect.Effect<void>
    /** The car that a list is made for; null for none. */
    readonly setCar: (listId: ListId, project: Project | null) => Effect.Effect<void>
    /** The link is given away: the prices of that moment are kept and, where the list is made for no car, the selected one. */
    readonly share: (listId: ListId, project: Project | null) => Effect.Effect<void>
    /** A list, by its share guid, with what its check has to know: judged for its car, otherwise for the selected one. */
    readonly build: (shareGuid: ShareGuid, project: Project | null) => Effect.Effect<BuildSheet | "unknown" | "failed">
    /** Whether there is a list now that holds what the shared one does; it is the selected one. */
    readonly copy: (shareGuid: ShareGuid) => Effect.Effect<boolean>
    readonly closeMoveFailure: Effect.Effect<void>
  }
>()("@camber/domain/lists/Lists") {
  static readonly layer: Layer.Layer<Lists, never, Visitor | Toasts | Telemetry | Catalog | Http> = Layer.effect(
    Lists,
    Effect.gen(function* () {
      const catalogue = yield* Catalog
      const context: ListsContext = {
        live: yield* SubscriptionRef.make(initialLists),
        turn: yield* Semaphore.make(1),
        visitor: yield* Visitor,
        notifications: yield* Toasts,
        telemetry: yield* Telemetry,
        http: yield* Http
      }
      const { http, turn, visitor } = context

      /** Asks as the visitor that there is; nobody and a bot have no lists, so nothing is asked (LIST-20). */
      const read = <Answer>(
        asking: (userGuid: WebUserGuid) => Effect.Effect<Answer, CallError, Http>,
        eventOf: (answer: Answer) => ListsEvent,
        none: ListsEvent,
        failed: Effect.Effect<void>
      ) =>
        Effect.gen(function* () {
          const guid = yield* visitor.guid
          if (guid === null || (yield* visitor.isBot)) return yield* dispatch(context, none)
          yield* dispatch(context, eventOf(yield* asking(guid)))
        }).pipe(
          (reading) => callServiceAsVisitor(visitor, reading),
          Effect.catch((error) => Effect.andThen(Effect.logError("Lists could not be loaded", error), failed)),
          turn.withPermit,
          Effect.provideService(Http, http)
        )

      const load = read(
        (userGuid) =>
          Effect.tap(callService(lists, { userGuid }), ({ lists: { webUser } }) =>
            webUser.userGuid === userGuid ? Effect.void : visitor.adopt(webUser.userGuid)
          ),
        (answer) => ({ _tag: "Listed", lists: answer.lists.lists }),
        { _tag: "Listed", lists: [] },
        dispatch(context, { _tag: "NotListed" })
      )
      const nothing: ListsEvent = { _tag: "Known", listed: { skuBaseNumbers: [], articleIds: [] } }
      const learn = read(
        (userGuid) => callService(listed, { userGuid }),
        (answer) => ({ _tag: "Known", listed: answer.listed }),
        nothing,
        Effect.void
      )
      const saving = createSaveCommands(context)
      const commands = createListCommands(context)

      return Lists.of({
        changes: SubscriptionRef.changes(context.live),
        count: read(
          (userGuid) => callService(listCount, { userGuid }),
          ({ listCount: { listWithProductsCount } }) => ({ _tag: "Counted", count: listWithProductsCount }),
          { _tag: "Counted", count: 0 },
          Effect.void
        ),
        hydrate: Effect.gen(function* () {
          const state = yield* visitor.state
          const known = yield* SubscriptionRef.get(context.live)
          if (state === null || known.lists !== null || known.listed !== null) return
          yield* dispatch(context, { _tag: "Counted", count: state.listCount })
          if (state.listCount > 0) yield* learn
        }),
        load,
        loadShared: Effect.fnUntraced(
          function* (shareGuid: ShareGuid) {
            if (yield* visitor.isBot) return
            const answer = yield* callService(sharedList, { shareGuid }).pipe(
              Effect.tapError((error) => Effect.logError("A shared list could not be loaded", error)),
              Effect.orElseSucceed(() => null)
            )
            yield* dispatch(context, answer === null ? { _tag: "NotListed" } : { _tag: "Shared", list: answer.sharedList })
          },
          Effect.provideService(Http, http)
        ),
        build: (shareGuid, project) =>
          Effect.provideService(callService(buildSheet, { shareGuid, project }), Http, http).pipe(
            Effect.map((answer) => answer.buildSheet ?? ("unknown" as const)),
            Effect.tapError((error) => Effect.logError("A build could not be loaded", error)),
            Effect.orElseSucceed(() => "failed" as const)
          ),
        select: (listId) => dispatch(context, { _tag: "Selected", listId }),
        startAdd: Effect.fnUntraced(function* (skuOrSkuBase: string, project: Project | null): Effect.fn.Return<ListChoice | null> {
          const product = yield* catalogue.options(skuOrSkuBase, project).pipe(
            Effect.tapError((error) => Effect.logError("Add to list failed", error)),
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
