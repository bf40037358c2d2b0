import { type MemoryAnswer, memoryOffline, type MemoryServices } from "@camber/adapter-memory"
import type { AddIntent } from "@camber/domain/cart"
import { ListId } from "@camber/domain/lists"
import { formatSyncResult } from "@camber/domain/offline-queue"
import type { GraphQLRequest } from "@camber/domain/ports"
import { wireCartLine } from "@camber/testing/records"
import { Option, Stream } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"

const engines: Array<EffectRuntime> = []
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.dispose()
  vi.restoreAllMocks()
})

const rotor = {
  skuBaseNumber: "CAM-2",
  title: "Slotted Rotor",
  brand: "Ironvale",
  imageUrl: "/rotor.svg",
  productPageUrl: "/item/rotor/2",
  price: "$90.00"
}
const intent = (pieces = 1, part = rotor.skuBaseNumber): AddIntent => ({
  title: rotor.title,
  productPageId: 2,
  productPageUrl: rotor.productPageUrl,
  failureHref: null,
  shown: [{ ...rotor, skuBaseNumber: part } as never],
  items: [
    {
      skuVariantNumber: `${part}-1`,
      skuBaseNumber: part,
      quantityRequested: pieces,
      kitComponents: [],
      listId: null,
      listName: null,
      attribution: null
    } as never
  ]
})

/** A device whose network a test can disconnect, with services that store their requests. */
const device = (world: FakeListsState = {}) => {
  const offline = memoryOffline()
  const { services } = createFakeLists(world)
  const asked: Array<GraphQLRequest> = []
  const variablesOf = (operation: string) => asked.filter((one) => one.operation === operation).map(({ variables }) => variables)
  let isCut = false
  const cut = (away: boolean) => {
    isCut = away
    offline.setAway(away)
  }
  const stored = new Map<string, MemoryAnswer>()
  /** Drops the responses of the next requests of an operation. */
  const lost: Array<string> = []
  /** Results of operations that the services refuse. */
  const refused = new Map<string, object>()
  const network: MemoryServices = {
    ...services,
    graphql: (request) => {
      // Serves cached reads, as the worker does.
      if (isCut) return stored.get(request.operation) ?? "away"
      asked.push(request)
      const refusal = refused.get(request.operation)
      if (refusal) return { data: { [request.operation]: refusal } }
      const answer = services.graphql?.(request) ?? "away"
      const at = lost.indexOf(request.operation)
      if (at < 0 && /^(?:cart|lists)$/.test(request.operation)) stored.set(request.operation, answer)
      if (at < 0) return answer
      lost.splice(at, 1)
      cut(true)
      return "away"
    },
    json: (request) => (isCut ? "away" : (services.json?.(request) ?? "away"))
  }
  const visit = async (guid: string = webUserGuid): Promise<EffectRuntime> => {
    const engine = await createTestRuntime(`WebUserGuid=${guid}`, network, { offline })(emptySeed)
    engines.push(engine)
    return engine
  }
  const keysOf = (operation: string) => asked.filter((one) => one.operation === operation).map(({ idempotencyKey }) => idempotencyKey)
  return {
    asked,
    cut,
    keysOf,
    lost,
    offline,
    refuse: (operation: string, result: object) => refused.set(operation, result),
    variablesOf,
    visit,
    world
  }
}

const cartOf = async (engine: EffectRuntime) => {
  await engine.run((use) => use.Cart.use((cart) => cart.load))
  const state = await engine.run((use) => use.Cart.use((cart) => Stream.runHead(cart.changes)))
  return state._tag === "Done" ? (Option.getOrNull(state.value)?.cart?.lines ?? null) : null
}
const waitingIn = async (engine: EffectRuntime) => {
  const state = await engine.run((use) => use.Outbox.use((outbox) => Stream.runHead(outbox.changes)))
  return state._tag === "Done" ? Option.getOrNull(state.value) : null
}
const noticesIn = async (engine: EffectRuntime) => {
  const state = await engine.run((use) => use.Notifications.use((notices) => Stream.runHead(notices.changes)))
  return state._tag === "Done" ? (Option.getOrNull(state.value) ?? []).map(({ message }) => message) : []
}
const add = (engine: EffectRuntime, ...given: Parameters<typeof intent>) =>
  engine.run((use) => use.Cart.use((cart) => cart.add(intent(...given))))

describe("a change that the visitor makes offline", () => {
  it("OFF-02 OFF-04 is queued, shows its result, survives a restart, and is sent once when the network is back", async () => {
    captureConsole()
    const { cut, keysOf, offline, visit, world } = device({ lines: [] })
    const engine = await visit()
    cut(true)
    expect(await add(engine, 2)).toMatchObject({ value: { isAdded: true } })
    const [line] = (await cartOf(engine)) ?? []
    expect(line).toMatchObject({ title: "Slotted Rotor", quantity: 2, unitPrice: 9000, lineTotal: 18_000 })
    expect(await waitingIn(engine)).toMatchObject({ count: 1, ids: [line?.lineId] })
    expect(offline.wakes).toBe(1)

    await engine.dispose()
    const next = await visit()
    expect(await cartOf(next)).toMatchObject([{ title: "Slotted Rotor", quantity: 2 }])
    cut(false)
    await expect.poll(() => offline.text).toBeNull()
    expect(world.lines).toMatchObject([{ quantity: 2 }])
    expect(keysOf("addToCart")).toHaveLength(1)
    await expect.poll(() => noticesIn(next)).toContain("Your changes are synced.")
    expect(await waitingIn(next)).toMatchObject({ count: 0, ids: [], aside: [] })
  })

  it("OFF-02 reuses the key of the attempt whose response was lost", async () => {
    captureConsole()
    const { cut, keysOf, lost, visit, offline } = device({ lines: [] })
    const engine = await visit()
    lost.push("addToCart")
    await add(engine)
    expect(await waitingIn(engine)).toMatchObject({ count: 1 })
    cut(false)
    await expect.poll(() => offline.text).toBeNull()
    const keys = keysOf("addToCart")
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it("OFF-02 stays unchanged once it may have arrived, whatever the visitor changes before the network is back", async () => {
    captureConsole()
    const { asked, cut, lost, visit, offline } = device({ lines: [] })
    const engine = await visit()
    lost.push("addToCart")
    await add(engine, 2)
    const [line] = (await cartOf(engine)) ?? []
    await engine.run((use) => use.Cart.use((cart) => cart.change(line!.lineId, 5)))
    cut(false)
    await expect.poll(() => offline.text).toBeNull()
    const adds = asked.filter(({ operation }) => operation === "addToCart")
    expect(new Set(adds.map(({ idempotencyKey, variables }) => JSON.stringify([idempotencyKey, variables]))).size).toBe(1)
  })

  it("OFF-04 is reported as not saved if the services reject it", async () => {
    captureConsole()
    const { cut, offline, refuse, visit } = device({ lines: [] })
    const engine = await visit()
    cut(true)
    await add(engine)
    refuse("addToCart", { success: false, message: "It is no longer sold.", cartTotalPrice: 0, itemCount: 0, items: [] })
    cut(false)
    await expect.poll(() => offline.text).toBeNull()
    await expect.poll(() => noticesIn(engine)).toContain(`${formatSyncResult.addRefused} It is no longer sold.`)
    expect(await noticesIn(engine)).not.toContain(formatSyncResult.allSent)
  })

  it("OFF-01 OFF-04 keeps its order and includes the value that the device displayed", async () => {
    captureConsole()
    const { asked, cut, offline, variablesOf, visit } = device({
      lines: [wireCartLine({ quantity: 2, wanted: 2, mark: 7 })],
      lists: [sampleList("a")]
    })
    const engine = await visit()
    const [line] = (await cartOf(engine)) ?? []
    cut(true)
    await engine.run((use) => use.Cart.use((cart) => cart.change(line!.lineId, 3)))
    await engine.run((use) => use.Cart.use((cart) => cart.change(line!.lineId, 4)))
    await engine.run((use) => use.Lists.use((lists) => lists.create("Brakes")))
    await engine.run((use) => use.Cart.use((cart) => cart.remove(line!.lineId)))
    expect(await cartOf(engine)).toEqual([])
    expect(await waitingIn(engine)).toMatchObject({ count: 3 })
    cut(false)
    await expect.poll(() => offline.text).toBeNull()
    const made = asked.map(({ operation }) => operation).filter((operation) => /^(?:change|remove|create)/.test(operation))
    expect(made).toEqual(["changeCartLine", "createList", "removeCartLines"])
    expect(variablesOf("changeCartLine")).toMatchObject([{ quantity: 4, seen: { quantity: 2, mark: 7 } }])
    expect(variablesOf("removeCartLines")).toMatchObject([{ seen: [{ quantity: 4, mark: 7 }] }])
  })

  it("OFF-03 can add a part to a list that exists only on this device", async () => {
    captureConsole()
    const { cut, keysOf, offline, variablesOf, visit } = device({ lists: [] })
    const engine = await visit()
    cut(true)
    await engine.run((use) => use.Lists.use((lists) => lists.load))
    await engine.run((use) => use.Lists.use((lists) => lists.create("Brakes")))
    const state = await engine.run((use) => use.Lists.use((lists) => Stream.runHead(lists.changes)))
    const listId = state._tag === "Done" ? Option.getOrNull(state.value)?.selectedListId : null
    await engine.run((use) =>
      use.Lists.use((lists) =>
        lists.addItems(ListId.make(listId ?? ""), [
          { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 2, kitComponents: [] } as never
        ])
      )
    )
    expect(await waitingIn(engine)).toMatchObject({ count: 2, ids: [listId, `${listId} CAM-2`] })
    cut(false)
    await expect.poll(() => keysOf("addListItems")).toHaveLength(1)
    expect(keysOf("createList")).toEqual([listId])
    expect(variablesOf("addListItems")).toMatchObject([{ listId }])
    await expect.poll(() => offline.text === null || offline.text.includes('"changes":[]')).toBe(true)
  })

  it("OFF-05 is not queued if the service is slow or fails: it fails as before", async () => {
    captureConsole()
    const { offline, visit } = device({ refusal: "away" })
    const engine = await visit()
    expect(await add(engine)).toMatchObject({ value: { isAdded: false } })
    expect([offline.text, await noticesIn(engine)]).toEqual([null, ["Error occured while adding to cart."]])
  })
})

describe("the queue on the device", () => {
  const stored = async () => {
    const { cut, offline, visit } = device({ lines: [] })
    cut(true)
    await add(await visit())
    return offline.text ?? ""
  }

  it("OFF-06 deletes another visitor's changes without showing or sending them", async () => {
    captureConsole()
    const text = await stored()
    const { keysOf, offline, visit } = device({ lines: [] })
    offline.text = text
    const engine = await visit("0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
    await waitingIn(engine)
    await expect.poll(() => offline.text).toBeNull()
    expect(keysOf("addToCart")).toEqual([])
  })

  it.each([
    ["invalid JSON", "{"],
    ["a record of another version", JSON.stringify({ version: 2, owner: webUserGuid })]
  ])("OFF-06 logs one quiet warning if it is %s, and the shop continues without it", async (_, text) => {
    const logged = captureConsole()
    const { offline, visit } = device({ lines: [wireCartLine()] })
    offline.text = text
    const engine = await visit()
    expect(await cartOf(engine)).toHaveLength(1)
    expect(await add(engine)).toMatchObject({ value: { isAdded: true } })
    expect(offline.text).toBeNull()
    expect(logged.filter((line) => line.includes("couldn't read the changes"))).toHaveLength(1)
  })

  it("OFF-06 fails the change as usual if storage is full, after one quiet warning", async () => {
    const logged = captureConsole()
    const { cut, offline, visit } = device({ lines: [] })
    const engine = await visit()
    cut(true)
    offline.isFull = true
    for (const _ of [1, 2]) expect(await add(engine)).toMatchObject({ value: { isAdded: false } })
    expect(offline.text).toBeNull()
    expect(logged.filter((line) => line.includes("Failed to store an offline change"))).toHaveLength(1)
  })
})
