import { SkuBaseNumber } from "@camber/domain/catalog"
import { ListId } from "@camber/domain/lists"
import { wireListProduct } from "@camber/testing/records"
import { expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { sampleChoices } from "../../../test/sampleChoices.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { ListsStore } from "./ListsStore.ts"

const rotor = SkuBaseNumber.make("CAM-2")
const stored = (world: FakeListsState = {}) => {
  const memory = createFakeLists(world)
  const { container } = composeApp(emptySeed, createTestRuntime(sampleCookies, memory.services), () => {})
  return { lists: container.resolve(ListsStore), ...memory }
}

it("REC-42 ListsStore knows the items of all lists once they are loaded, and requests none if the lists are empty", async () => {
  const full = stored({ lists: [sampleList("Brakes", { products: [wireListProduct()] })] })
  expect(full.lists.holds(rotor)).toBe(false)
  await full.lists.run((use) => use.hydrate)
  expect([full.lists.holds(rotor), full.lists.holds(SkuBaseNumber.make("CAM-3"))]).toEqual([true, false])
  const empty = stored({ lists: [sampleList("Brakes")] })
  await empty.lists.run((use) => use.hydrate)
  expect([empty.asked, empty.lists.state?.lists]).toEqual([[], null])
})

it("LIST-05 ListsStore has the lists, the number of lists with parts, the selected list, and the purpose of the drawer", async () => {
  const world = { lists: [sampleList("Brakes", { products: [wireListProduct()] }), sampleList("Engine")] }
  const { lists } = stored(world)
  await lists.run((use) => use.hydrate)
  await lists.run((use) => use.load)
  const content = { items: [], articleIds: [9] }
  await lists.open({ type: "move", content, fromListId: ListId.make(world.lists[0]!.id) })
  expect(lists.state).toMatchObject({
    listCount: 1,
    lists: [{ listName: "Brakes" }, { listName: "Engine" }],
    selectedListId: world.lists[0]!.id,
    sharedList: null,
    drawer: { type: "move", content, fromListId: world.lists[0]!.id }
  })
})

it("LIST-12 ListsStore opens the drawer with one piece of a product without options, and reports while the product is loading", async () => {
  const { lists } = stored({ options: { "CAM-2": sampleChoices({ skuVariantNumber: "CAM-2-1", indexOptions: [] }) } })
  const starting = lists.startAdd(rotor)
  expect([lists.starting, await lists.startAdd(rotor)]).toEqual([rotor, null])
  expect([await starting, lists.starting]).toEqual([null, null])
  const item = { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 1, kitComponents: [] }
  expect(lists.drawer).toEqual({ type: "save", content: { items: [item], articleIds: [] }, fromListId: null })
})

it("ListsStore reports that the lists are unknown if the Effect runtime fails to load", { tags: "full" }, async () => {
  const { container } = composeApp(
    emptySeed,
    () => Promise.reject(new Error("away")),
    () => {}
  )
  const lists = container.resolve(ListsStore)
  expect(await lists.run((use) => use.load)).toBeUndefined()
  expect([lists.hasFailed, lists.drawer]).toEqual([true, null])
})
