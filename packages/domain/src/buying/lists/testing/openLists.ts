import { Effect, Layer, Logger, Option, Schema, Stream } from "effect"
import { Cents } from "../../../foundation/money/model.ts"
import { Catalog } from "../../../catalog/catalog/Catalog.ts"
import { Toasts } from "../../../customer/notifications/Toasts.ts"
import { layerToasts } from "../../../customer/notifications/layerToasts.ts"
import { type GraphQLRequest, Http, HttpStatusError, Unreachable } from "../../../foundation/ports/Http.ts"
import { Telemetry, type TelemetryEvent } from "../../../foundation/ports/Telemetry.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { Visitor } from "../../../foundation/visitor/Visitor.ts"
import { Lists } from "../Lists.ts"
import { PartsList } from "../model.ts"
import { listOf } from "./samples.ts"

export const GUID = WebUserGuid.make("0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")

interface Options {
  readonly guid?: WebUserGuid | null
  readonly isBot?: boolean
  /** List count of the visitor state; null if it failed to load. */
  readonly listCount?: number | null
  readonly lists?: ReadonlyArray<PartsList>
  readonly options?: Catalog["Service"]["options"]
}

/**
 * Opens lists on an in-memory checkout service. The service creates and deletes lists, accepts all other operations, and returns the last
 * `told` lists.
 */
export const openLists = Effect.fnUntraced(function* ({
  guid = GUID,
  isBot = false,
  listCount = null,
  lists = [listOf("A", "A"), listOf("B")],
  options = () => Effect.succeed(null)
}: Options = {}) {
  const service = {
    lists,
    /** GUID of the browser. */
    guid,
    requests: new Array<GraphQLRequest>(),
    mood: "willing" as "willing" | "refusing" | "down",
    owner: guid ?? GUID,
    tracked: 100,
    failing: ""
  }
  const [logged, tracked, adopted] = [new Array<unknown>(), new Array<TelemetryEvent>(), new Array<string>()]
  const counted = () => service.lists.filter(({ products }) => products.length > 0).length
  const encoded = () => service.lists.map((list) => Schema.encodeSync(PartsList)(list))
  const change = ({ operation, variables }: GraphQLRequest) => {
    const { listId, listName } = Object(variables)
    if (operation === "createList") service.lists = [...service.lists, listOf(listName)]
    if (operation === "deleteList") service.lists = service.lists.filter(({ id }) => id !== listId)
  }
  const answer = (request: GraphQLRequest): unknown => {
    const { operation, variables } = request
    if (operation === "listCount") return { listCount: { listWithProductsCount: counted() } }
    if (operation === "lists") return { lists: { webUser: { userGuid: service.owner }, lists: encoded() } }
    if (operation === "listed") {
      const products = service.lists.flatMap((list) => list.products)
      return { listed: { skuBaseNumbers: products.map(({ skuBaseNumber }) => skuBaseNumber), articleIds: [] } }
    }
    if (operation === "sharedList")
      return { sharedList: encoded().find(({ shareGuid }) => shareGuid === Object(variables).shareGuid) ?? null }
    const success = service.mood === "willing"
    if (success) change(request)
    const listIds = service.lists.map(({ id }) => id)
    return { [operation]: { success, lists: encoded().slice(-service.tracked), listIds, listWithProductsCount: counted() } }
  }
  const ports = Layer.mergeAll(
    Layer.mock(Http, {
      graphql: (request) =>
        Effect.gen(function* () {
          service.requests.push(request)
          const { operation, service: name } = request
          // Responds asynchronously, so that a test can send another command first.
          yield* Effect.yieldNow
          const { userGuid = service.guid } = Object(request.variables)
          if (userGuid !== service.guid) return yield* new HttpStatusError({ service: name, operation, status: 403 })
          return yield* service.mood === "down" || operation === service.failing
            ? Effect.fail(new Unreachable({ service: name, operation, cause: "down" }))
            : Effect.sync(() => answer(request))
        })
    }),
    Layer.mock(Visitor, {
      guid: Effect.sync(() => service.guid),
      isBot: Effect.succeed(isBot),
      state: Effect.succeed(listCount === null ? null : { webUserGuid: GUID, itemCount: 0, cartTotal: Cents.make(0), listCount }),
      adopt: (other) => Effect.sync(() => void adopted.push(other))
    }),
    Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void tracked.push(event)) })),
    Layer.mock(Catalog, { options }),
    Logger.layer([Logger.make(({ message }) => void logged.push([message].flat()[0]))])
  )
  const context = yield* Layer.build(Lists.layer.pipe(Layer.provideMerge(layerToasts), Layer.provideMerge(ports)))
  const [opened, notifications] = yield* Effect.provide(Effect.all([Lists, Toasts]), context)
  return {
    /** Runs a command and captures its log. */
    run: <A>(command: (lists: Lists["Service"]) => Effect.Effect<A>) => Effect.provide(command(opened), context),
    state: Effect.map(Stream.runHead(opened.changes), Option.getOrThrow),
    notices: Effect.map(Stream.runHead(notifications.changes), (notices) =>
      Option.getOrThrow(notices).map(({ duration, intent, message }) => [message, intent, duration])
    ),
    links: Effect.map(Stream.runHead(notifications.changes), (notices) => Option.getOrThrow(notices).map(({ link }) => link)),
    service,
    operations: () => service.requests.map(({ operation }) => operation),
    logged,
    told: tracked,
    adopted
  }
})
