import type { Order, OrdersPage } from "@camber/domain/order"
import { expect, it, describe } from "vitest"
import { AppRuntime, type EffectRuntime, type CommandResult } from "../../foundation/runtime/AppRuntime.ts"
import { OrderListStore } from "./OrderListStore.ts"
import { OrderStore, loadOrderPage } from "./OrderStore.ts"
import { createEmptyPages } from "../../../test/renderStorefront.tsx"

/** Creates a runtime whose responses a test sends in any order. */
const answering = async () => {
  const asked: Array<(answer: unknown) => void> = []
  const engine: EffectRuntime = {
    run: <A, E>() => new Promise<CommandResult<A, E>>((resolve) => asked.push((value) => resolve({ _tag: "Done", value: value as A }))),
    watch: () => new Promise(() => {}),
    dispose: async () => {}
  }
  const runtime = new AppRuntime(
    async () => engine,
    () => {}
  )
  await runtime.start()
  return { runtime, asked }
}

it("OrderStore shows the last requested order, even if an earlier response arrives after it", async () => {
  const { asked, runtime } = await answering()
  const store = new OrderStore(runtime)
  const opened = [store.open("1"), store.open("2")]
  asked[1]?.({ orderNumber: "2" } as Order)
  await opened[1]
  asked[0]?.({ orderNumber: "1" } as Order)
  await opened[0]
  expect([store.order?.orderNumber, store.isBusy]).toEqual(["2", false])
})

it("OrderListStore shows the last requested page of orders, even if an earlier response arrives after it", async () => {
  const { asked, runtime } = await answering()
  const store = new OrderListStore(runtime)
  const shown = [store.show(1), store.show(2)]
  asked[1]?.({ orders: [], pages: 2 } as never as OrdersPage)
  await shown[1]
  asked[0]?.(null)
  await shown[0]
  expect([store.page, store.hasFailed]).toEqual([{ orders: [], pages: 2 }, false])
})

const load = (path: string) => loadOrderPage(createEmptyPages, new URL(path, "http://shop.test"))

describe("the address of an order page", () => {
  it.each(["/account/orderhistory/4821773905", "/account/orderhistory/4821773905/", "/buy/confirmation/4821773905?from=mail"])(
    "opens the page: %s",
    async (path) => {
      expect(await load(path)).toBeNull()
    }
  )

  it.each(["abc", "482177390", "48217739050", "4821-773-905", "4821773905x"])("is not found with %s as the number", async (number) => {
    await expect(load(`/account/orderhistory/${number}`)).rejects.toMatchObject({ status: 404 })
    await expect(load(`/buy/confirmation/${number}`)).rejects.toMatchObject({ status: 404 })
  })
})
