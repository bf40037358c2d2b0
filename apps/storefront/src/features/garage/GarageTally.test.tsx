import type { MemoryServices } from "@camber/adapter-memory"
import type { CustomerProject } from "@camber/domain/garage"
import { sampleVerdict, wireCartLine, wireOrder, wireOrderLine } from "@camber/testing/records"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { guid, createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { type FakeListsState, createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import { renderGarage, garageDrawer } from "../../../test/openGarage.tsx"

const CAMARO = "1969 Chevrolet Camaro"
const verdict = sampleVerdict()
const addedFor = { projectName: CAMARO, verdict }
const declinedEngine = { declined: ["Engine"] }

/** Renders the garage beside the shopper's items for its cars; null `orders` make their request fail. */
const draw = async (
  projects: ReadonlyArray<CustomerProject>,
  world: FakeListsState = {},
  orders: ReadonlyArray<ReturnType<typeof wireOrder>> | null = []
) => {
  const garage = createFakeGarage(...projects)
  const others = createFakeLists(world)
  const asked: Array<string> = []
  const graphql: MemoryServices["graphql"] = (request) => {
    const { operation } = request
    asked.push(operation)
    if (operation === "orders" && orders !== null) return { data: { orders: { orders: orders.map(summaryOf), total: orders.length } } }
    if (operation === "order") return { data: { order: orders?.[0] ?? null } }
    const answer = garage.services.graphql?.(request) ?? "away"
    return answer === "away" ? (others.services.graphql?.(request) ?? "away") : answer
  }
  await renderGarage({ ...garage, services: { ...others.services, graphql }, cookies: `WebUserGuid=${guid}` }, "/CustomerVehicle")
  return asked
}
const summaryOf = (order: ReturnType<typeof wireOrder>) => ({ ...order, refunded: 0, paymentState: order.payment.state, imageUrls: [] })
const bay = async (name: string) => within(await screen.findByRole("article", { name }))
const interact = () => act(async () => void fireEvent.pointerMove(document.body))
const full: FakeListsState = {
  lines: [wireCartLine({ quantity: 3, addedFor })],
  lists: [sampleList("Camaro", { car: { vehicle: CAMARO, engine: null, raceType: null } })]
}
const ordered = [wireOrder({ lines: [wireOrderLine({ quantity: 2, addedFor })] })]

it("CAR-06 the garage page shows cart, list and order items below a car, with links to them and to its build", async () => {
  await draw([sampleSaved(1, declinedEngine), sampleSaved(2, declinedEngine)], full, ordered)
  const camaro = await bay(CAMARO)
  await interact()
  const leads = async (text: string) => (await camaro.findByRole("link", { name: `${text}: ${CAMARO}` })).getAttribute("href")
  expect(await leads("3 in the cart")).toBe("/shoppingcart")
  expect(await leads("1 list")).toBe("/buildlist")
  expect(await leads("2 ordered")).toBe("/account/orderhistory")
  expect(await leads("Open Its Build")).toBe("/buildlist/plan?list=list-Camaro")
})

it("CAR-06 the garage page hides empty counts, and links a car without items to its systems", async () => {
  await draw([sampleSaved(1, declinedEngine), sampleSaved(2, declinedEngine)], full, ordered)
  const other = await bay("1970 Chevrolet Camaro")
  await interact()
  const link = await other.findByRole("link", { name: "See Its Systems: 1970 Chevrolet Camaro" })
  expect(link.getAttribute("href")).toBe("/vehicle/1970-chevrolet-camaro~13/car")
  expect(other.queryByRole("link", { name: /in the cart|list|ordered|Build/ })).toBeNull()
})

it("CAR-06 the garage page asks for a car's engine first", async () => {
  await draw([sampleSaved()])
  const camaro = await bay(CAMARO)
  await interact()
  fireEvent.click(await camaro.findByRole("button", { name: `Complete Your Vehicle: ${CAMARO}` }))
  expect(await garageDrawer("Complete Your Vehicle")).toBeTruthy()
})

it("CAR-06 the garage page sends no request before the first interaction", async () => {
  const asked = await draw([sampleSaved()])
  const camaro = await bay(CAMARO)
  expect(asked.filter((operation) => operation === "orders")).toEqual([])
  expect(camaro.queryByRole("link", { name: /See Its Systems|Open Its Build/ })).toBeNull()
})

it("CAR-06 the garage page shows the other counts when the orders fail to load", async () => {
  await draw([sampleSaved(1, declinedEngine)], full, null)
  const camaro = await bay(CAMARO)
  await interact()
  expect(await camaro.findByRole("link", { name: `3 in the cart: ${CAMARO}` })).toBeTruthy()
  expect(camaro.queryByRole("link", { name: /ordered/ })).toBeNull()
})
