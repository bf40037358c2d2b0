import { sampleVerdict, wireBuildPart } from "@camber/testing/records"
import { assert, describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Schema, Stream } from "effect"
import type { AddIntent } from "../cart/Cart.ts"
import { Cart } from "../cart/Cart.ts"
import { DEFAULT_STAGES } from "../lists/stages.ts"
import type { BuildPlan } from "../lists/build.ts"
import { wireList, wireProduct } from "../lists/testing/samples.ts"
import { GUID } from "../lists/testing/openLists.ts"
import { ListId } from "../lists/model.ts"
import { listKey } from "../lists/rules.ts"
import { OrderSummary } from "../order/model.ts"
import { Orders } from "../order/Orders.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { runPlanAction } from "./runPlanAction.ts"
import { loadPlan } from "./loadPlan.ts"
import { parsePlanAction, type PlanFields } from "./parsePlanAction.ts"

const fits = sampleVerdict()
const facts = wireBuildPart({ isCovered: false, usualStage: "brakes" })
const other = { ...wireProduct, skuBaseNumber: "CAM-B", skuVariantNumber: "CAM-B-1", title: "Hood" }
const plan: typeof BuildPlan.Encoded = {
  budget: 5000,
  sheet: {
    list: { ...wireList, products: [wireProduct, other] },
    parts: [
      { ...facts, skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", verdict: fits },
      { ...facts, skuBaseNumber: "CAM-B", skuVariantNumber: "CAM-B-1", verdict: { ...fits, fitment: "NoFit" } }
    ],
    stages: [...DEFAULT_STAGES],
    sharedAs: null,
    rules: null,
    carPath: null,
    carBody: null
  }
}

/** Creates in-memory services with this plan; `isAway` selects which requests get no response. */
const createServices = (known: typeof plan | null = plan, failingRequests: "" | "all" | "orders" | "changes" = "") => {
  const requests = new Array<GraphQLRequest>()
  const added = new Array<AddIntent>()
  const answer = (request: GraphQLRequest) => {
    requests.push(request)
    const { operation, service } = request
    if (failingRequests === "all" || (failingRequests === "changes" && operation !== "buildPlan"))
      return Effect.fail(new Unreachable({ service, operation, cause: "away" }))
    if (operation === "buildPlan") return Effect.succeed({ buildPlan: known })
    return Effect.succeed({ [operation]: { success: true, lists: [], listIds: [], listWithProductsCount: 0 } })
  }
  const noResponse = Effect.fail(new Unreachable({ service: "checkout", operation: "orders", cause: "away" }))
  const layer = Layer.mergeAll(
    Layer.mock(Http, { graphql: answer }),
    Layer.mock(Visitor, { guid: Effect.succeed(GUID) }),
    Layer.mock(Cart, {
      load: Effect.void,
      changes: Stream.empty,
      add: (intent) => Effect.sync(() => (added.push(intent), { isAdded: true, href: null }))
    }),
    Layer.mock(Orders, { list: () => (failingRequests === "orders" ? noResponse : Effect.succeed({ orders: [], total: 0 })) }),
    Logger.layer([])
  )
  const openWith = (orders: Layer.Layer<Orders>) => Effect.provide(loadPlan(ListId.make("list-1"), null), Layer.merge(layer, orders))
  const open = Effect.provide(loadPlan(ListId.make("list-1"), null), layer)
  const act = (fields: PlanFields) =>
    Effect.gen(function* () {
      const opened = yield* open
      assert(typeof opened !== "string")
      const result = yield* Effect.provide(runPlanAction(opened, parsePlanAction(fields, opened.sheet.stages)), layer)
      return {
        said: result,
        sent: requests.filter(({ operation }) => operation !== "buildPlan").map(({ variables }) => Object(variables)),
        added
      }
    })
  return { open, openWith, act }
}

describe("loadPlan", () => {
  it.effect("PLAN-03 returns unknown for a list that the visitor does not have, and failed without a response", () =>
    Effect.gen(function* () {
      expect(yield* createServices(null).open).toBe("unknown")
      expect(yield* createServices(plan, "all").open).toBe("failed")
    })
  )
  it.effect("PLAN-08 opens the ten newest orders", () => {
    const opened = new Array<string>()
    const orders = Array.from({ length: 12 }, (_, at) =>
      Schema.decodeSync(OrderSummary)({
        orderNumber: `1000-${at}`,
        placedAt: 1,
        status: "placed",
        isPartlyShipped: false,
        itemCount: 1,
        total: 10,
        credited: 0,
        refunded: 0,
        paymentState: "paid",
        imageUrls: []
      })
    )
    const history = Layer.mock(Orders, {
      list: () => Effect.succeed({ orders, total: orders.length }),
      open: (orderNumber) => Effect.sync(() => (opened.push(orderNumber), null))
    })
    return Effect.gen(function* () {
      yield* createServices().openWith(history)
      expect(opened.toSorted()).toEqual(
        orders
          .slice(0, 10)
          .map(({ orderNumber }) => orderNumber)
          .toSorted()
      )
    })
  })
  it.effect("PLAN-08 reports that cart and orders failed to load, and counts all parts as planned", () =>
    Effect.gen(function* () {
      const opened = yield* createServices(plan, "orders").open
      assert(typeof opened !== "string")
      expect(opened.unavailable).toEqual(["cart", "orders"])
      expect(opened.stages.flatMap(({ parts }) => parts.map(({ progress }) => progress.planned))).toEqual([2, 2])
    })
  )
})

describe("runPlanAction", () => {
  it.effect("PLAN-02 sends only the changed field, so that a stale tab does not overwrite the other field", () =>
    Effect.gen(function* () {
      const renamed = yield* createServices().act({ act: "rename-stage", stage: "brakes", name: " Stopping " })
      expect(renamed.said.isDone).toBe(true)
      expect("budget" in renamed.sent[0]).toBe(false)
      expect(renamed.sent[0].stages[2]).toEqual({ id: "brakes", name: "Stopping" })
      const priced = yield* createServices().act({ act: "budget", budget: "$1,250.50" })
      expect(priced.sent[0].budget).toEqual(1250.5)
      expect("stages" in priced.sent[0]).toBe(false)
    })
  )
  it.effect("PLAN-02 moves a part by its key regardless of its position, and rejects an unknown part", () =>
    Effect.gen(function* () {
      const opened = yield* createServices().open
      assert(typeof opened !== "string")
      const hood = opened.sheet.list.products[1]
      const key = hood === undefined ? "" : listKey(hood)
      const moved = yield* createServices().act({ act: "move", part: key, stage: "engine" })
      expect(moved.said.isDone).toBe(true)
      expect(moved.sent[0].item.skuBaseNumber).toBe("CAM-B")
      expect(moved.sent[0].stage).toBe("engine")
      expect((yield* createServices().act({ act: "move", part: "gone", stage: "engine" })).said.isDone).toBe(false)
    })
  )
  it.effect("PLAN-10 adds guaranteed parts to the cart and names the other parts, or adds all parts if requested", () =>
    Effect.gen(function* () {
      const sure = yield* createServices().act({ act: "add-to-cart", stage: "brakes" })
      expect(sure.added.flatMap(({ items }) => items.map(({ skuVariantNumber }) => skuVariantNumber))).toEqual(["CAM-A-1"])
      expect(sure.said.message).toBe("2 pieces added to your cart. Left out: Hood (not Guaranteed To Fit).")
      const all = yield* createServices().act({ act: "add-to-cart", stage: "brakes", unsure: "on" })
      expect(all.added.flatMap(({ items }) => items)).toHaveLength(2)
      expect(all.said.message).toBe("4 pieces added to your cart.")
      expect((yield* createServices().act({ act: "add-to-cart", stage: "cooling" })).said.isDone).toBe(false)
    })
  )
  it.effect("PLAN-04 shares under a trimmed first name or none, and revokes the link", () =>
    Effect.gen(function* () {
      expect((yield* createServices().act({ act: "share", name: " Dana " })).sent[0].sharedAs).toBe("Dana")
      expect((yield* createServices().act({ act: "share", name: "  " })).sent[0].sharedAs).toBeNull()
      expect((yield* createServices().act({ act: "unshare" })).sent[0].listId).toBe("list-1")
    })
  )
  it.effect("PLAN-02 reports a change that failed to send", () =>
    Effect.gen(function* () {
      expect((yield* createServices(plan, "changes").act({ act: "budget", budget: "" })).said).toEqual({
        isDone: false,
        message: "We couldn't save this. Try again."
      })
    })
  )
  it.effect.each<[string, PlanFields]>([
    ["a name that is too long", { act: "add-stage", name: "x".repeat(41) }],
    ["no name", { act: "rename-stage", stage: "brakes", name: " " }],
    ["an unknown stage", { act: "remove-stage", stage: "__proto__" }],
    ["an invalid amount", { act: "budget", budget: "a lot" }],
    ["a first name that is too long", { act: "share", name: "x".repeat(41) }],
    ["an unknown action", { act: "drop table" }],
    ["no fields", {}]
  ])("PLAN-02 rejects %s with a message and sends nothing", ([, fields]) =>
    Effect.gen(function* () {
      const { said, sent } = yield* createServices().act(fields)
      expect(said.isDone).toBe(false)
      expect(said.message.length > 10).toBe(true)
      expect(sent).toEqual([])
    })
  )
})
