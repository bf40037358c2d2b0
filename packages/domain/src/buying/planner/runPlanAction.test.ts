import { sampleVerdict, wireBuildPart } from "@camber/testing/records"
import { assert, describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Stream } from "effect"
import type { AddIntent } from "../cart/Cart.ts"
import { Cart } from "../cart/Cart.ts"
import { DEFAULT_STAGES } from "../lists/stages.ts"
import type { BuildPlan } from "../lists/build.ts"
import { wireList, wireProduct } from "../lists/testing/samples.ts"
import { GUID } from "../lists/testing/openLists.ts"
import { ListId } from "../lists/model.ts"
import { Orders } from "../order/Orders.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { runPlanAction } from "./runPlanAction.ts"
import { loadPlan } from "./loadPlan.ts"
import { getPartKey, parsePlanAction, type PlanFields } from "./parsePlanAction.ts"

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

/** A service in memory with this plan; `isAway`: nobody answers. */
const world = (known: typeof plan | null = plan, isAway: "" | "all" | "orders" | "changes" = "") => {
  const requests = new Array<GraphQLRequest>()
  const added = new Array<AddIntent>()
  const answer = (request: GraphQLRequest) => {
    requests.push(request)
    const { operation, service } = request
    if (isAway === "all" || (isAway === "changes" && operation !== "buildPlan"))
      return Effect.fail(new Unreachable({ service, operation, cause: "away" }))
    if (operation === "buildPlan") return Effect.succeed({ buildPlan: known })
    return Effect.succeed({ [operation]: { success: true, lists: [], listIds: [], listWithProductsCount: 0 } })
  }
  const nobody = Effect.fail(new Unreachable({ service: "checkout", operation: "orders", cause: "away" }))
  const layer = Layer.mergeAll(
    Layer.mock(Http, { graphql: answer }),
    Layer.mock(Visitor, { guid: Effect.succeed(GUID) }),
    Layer.mock(Cart, {
      load: Effect.void,
      changes: Stream.empty,
      add: (intent) => Effect.sync(() => (added.push(intent), { isAdded: true, href: null }))
    }),
    Layer.mock(Orders, { list: () => (isAway === "orders" ? nobody : Effect.succeed({ orders: [], total: 0 })) }),
    Logger.layer([])
  )
  const open = Effect.provide(loadPlan(ListId.make("list-1"), null), layer)
  const act = (fields: PlanFields) =>
    Effect.gen(function* () {
      const opened = yield* open
      assert(typeof opened !== "string")
      const said = yield* Effect.provide(runPlanAction(opened, parsePlanAction(fields, opened.sheet.stages)), layer)
      return { said, sent: requests.filter(({ operation }) => operation !== "buildPlan").map(({ variables }) => Object(variables)), added }
    })
  return { open, act }
}

describe("a plan that is opened", () => {
  it.effect("PLAN-03 is unknown where the visitor has no such list, and failed where nobody answers", () =>
    Effect.gen(function* () {
      expect([yield* world(null).open, yield* world(plan, "all").open]).toEqual(["unknown", "failed"])
    })
  )
  it.effect("PLAN-08 says what of cart and orders could not be had, and counts as planned what is there", () =>
    Effect.gen(function* () {
      const opened = yield* world(plan, "orders").open
      assert(typeof opened !== "string")
      expect(opened.unheard).toEqual(["cart", "orders"])
      expect(opened.stages.flatMap(({ parts }) => parts.map(({ progress }) => progress.planned))).toEqual([2, 2])
    })
  )
})

describe("what is done on a board", () => {
  it.effect("PLAN-02 sends the stages without the budget, and the budget without the stages, so that an older tab undoes nothing", () =>
    Effect.gen(function* () {
      const renamed = yield* world().act({ act: "rename-stage", stage: "brakes", name: " Stopping " })
      expect([renamed.said.isDone, "budget" in renamed.sent[0]]).toEqual([true, false])
      expect(renamed.sent[0].stages[2]).toEqual({ id: "brakes", name: "Stopping" })
      const priced = yield* world().act({ act: "budget", budget: "$1,250.50" })
      expect([priced.sent[0].budget, "stages" in priced.sent[0]]).toEqual([1250.5, false])
    })
  )
  it.effect("PLAN-02 moves a part by what it is, wherever it stands, and none that is gone", () =>
    Effect.gen(function* () {
      const opened = yield* world().open
      assert(typeof opened !== "string")
      const hood = opened.sheet.list.products[1]
      const key = hood === undefined ? "" : getPartKey(hood)
      const moved = yield* world().act({ act: "move", part: key, stage: "engine" })
      expect([moved.said.isDone, moved.sent[0].item.skuBaseNumber, moved.sent[0].stage]).toEqual([true, "CAM-B", "engine"])
      expect((yield* world().act({ act: "move", part: "gone", stage: "engine" })).said.isDone).toBe(false)
    })
  )
  it.effect("PLAN-10 puts what is guaranteed to fit into the cart and names what it left out; the rest goes if it is asked for", () =>
    Effect.gen(function* () {
      const sure = yield* world().act({ act: "add-to-cart", stage: "brakes" })
      expect(sure.added.flatMap(({ items }) => items.map(({ skuVariantNumber }) => skuVariantNumber))).toEqual(["CAM-A-1"])
      expect(sure.said.message).toBe("2 pieces added to your cart. Left out: Hood (not Guaranteed To Fit).")
      const all = yield* world().act({ act: "add-to-cart", stage: "brakes", unsure: "on" })
      expect(all.added.flatMap(({ items }) => items)).toHaveLength(2)
      expect(all.said.message).toBe("4 pieces added to your cart.")
      expect((yield* world().act({ act: "add-to-cart", stage: "cooling" })).said.isDone).toBe(false)
    })
  )
  it.effect("PLAN-04 shares under a trimmed first name or none, and takes the link back", () =>
    Effect.gen(function* () {
      expect((yield* world().act({ act: "share", name: " Dana " })).sent[0].sharedAs).toBe("Dana")
      expect((yield* world().act({ act: "share", name: "  " })).sent[0].sharedAs).toBeNull()
      expect((yield* world().act({ act: "unshare" })).sent[0].listId).toBe("list-1")
    })
  )
  it.effect("PLAN-02 says so where a change could not be sent", () =>
    Effect.gen(function* () {
      expect((yield* world(plan, "changes").act({ act: "budget", budget: "" })).said).toEqual({
        isDone: false,
        message: "This could not be saved. Please try again."
      })
    })
  )
  it.effect.each<[string, PlanFields]>([
    ["a name that is too long", { act: "add-stage", name: "x".repeat(41) }],
    ["no name", { act: "rename-stage", stage: "brakes", name: " " }],
    ["an unknown stage", { act: "remove-stage", stage: "__proto__" }],
    ["an amount that is none", { act: "budget", budget: "a lot" }],
    ["a first name that is too long", { act: "share", name: "x".repeat(41) }],
    ["nothing known", { act: "drop table" }],
    ["nothing", {}]
  ])("PLAN-02 answers %s with words and sends nothing", ([, fields]) =>
    Effect.gen(function* () {
      const { said, sent } = yield* world().act(fields)
      expect([said.isDone, said.message.length > 10, sent]).toEqual([false, true, []])
    })
  )
})
