import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { drawShop } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { sampleOrder, sampleOrderLine } from "../../../test/orderSamples.ts"

const PATIENCE = { timeout: 15_000 }
const kitComponents = [{ ordinality: 3, skuVariantNumber: "CAM-7-2" }]
const line = sampleOrderLine({ quantity: 2, total: 180 })
const parcel = { shipmentId: 1, carrier: "ups", trackingNumber: null, shippedAt: 1_790_000_000_000, deliveredAt: null, lines: [] }
const order = sampleOrder({ lines: [line], itemCount: 2, subtotal: 180, total: 189.95 })
const again = {
  ordinality: 1,
  skuVariantNumber: "CAM-2-1",
  skuBaseNumber: "CAM-2",
  title: line.title,
  kitComponents,
  quantity: 2,
  paidPrice: 90
}

/** The page of an order with what could be bought of it today, and what is put into the cart. */
const drawOrder = async (shown: object, lines: ReadonlyArray<object>) => {
  const added: Array<unknown> = []
  const answers: Readonly<Record<string, (variables: unknown) => object>> = {
    order: () => ({ order: shown }),
    orderAgain: () => ({ orderAgain: lines }),
    addToCart: (variables) => {
      added.push(variables)
      return { addToCart: { success: true, message: null, cartTotalPrice: 200, itemCount: 2, items: [] } }
    }
  }
  await drawShop(
    `/account/orderhistory/${order.orderNumber}`,
    {},
    {},
    memoryEngine(june.cookie, {
      graphql: ({ operation, variables }) => {
        const answer = answers[operation]
        return answer === undefined ? "away" : { data: answer(variables) }
      }
    })
  )
  await screen.findByRole("list", { name: "Items in this order" }, PATIENCE)
  return added
}

describe("the page of an order", () => {
  it("AFT-20 puts what is still sold of it into the cart, and says there what is gone and what has another price", async () => {
    const added = await drawOrder(order, [
      { ...again, unitPrice: 100 },
      { ...again, ordinality: 2, quantity: 1, unitPrice: null }
    ])
    const section = within(await screen.findByRole("region", { name: "Buy it again" }, PATIENCE))
    expect(section.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1 item is no longer sold.",
      "Ironvale Slotted Rotor is $100.00 now. It was $90.00."
    ])
    fireEvent.click(section.getByRole("button", { name: "Buy 2 items Again" }))
    expect(await section.findByText("2 Items have been added to your cart.", {}, PATIENCE)).toBeTruthy()
    expect(added).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-1", quantityRequested: 2, kitComponents }] }])
  })

  it("AFT-20 offers nothing where none of it is sold any more, and says so", async () => {
    await drawOrder(order, [{ ...again, unitPrice: null }])
    const section = within(await screen.findByRole("region", { name: "Buy it again" }, PATIENCE))
    expect(section.getByText("None of it is sold any more.")).toBeTruthy()
    expect(section.queryByRole("button")).toBeNull()
  })

  it("AFT-04 offers to cancel it until a part of it is on its way", async () => {
    await drawOrder(order, [])
    expect(screen.getByRole("button", { name: "Cancel This Order" })).toBeTruthy()
  })

  it("AFT-04 does not offer to cancel what is partly shipped", async () => {
    await drawOrder({ ...order, isPartlyShipped: true, shipments: [parcel] }, [])
    expect(screen.queryByRole("button", { name: "Cancel This Order" })).toBeNull()
  })
})
