import type { Browser } from "@playwright/test"
import { alive } from "./waitForHydration.ts"
import { driveA } from "./setVehicleCookie.ts"
import { expect, test } from "./shop.ts"

const plate = /\d{4} (Chevrolet|Ford) \w+/

const visitor = async (browser: Browser, origin: string, drive?: readonly [number, string, string]) => {
  const context = await browser.newContext({ baseURL: origin })
  if (drive) await driveA(context, origin, ...drive)
  return context.newPage()
}

test("each visitor sees the own vehicle, and one without a vehicle sees none, also on pages that are kept for all", async ({
  browser,
  baseURL
}) => {
  const camaro = await visitor(browser, baseURL!, [1969, "Chevrolet", "Camaro"])
  const mustang = await visitor(browser, baseURL!, [1967, "Ford", "Mustang"])
  const stranger = await visitor(browser, baseURL!)
  for (const address of ["/", "/shop/brakes~2-3", "/", "/shop/brakes~2-3"]) {
    await camaro.goto(address)
    await expect(camaro.getByRole("banner").getByText("1969 Chevrolet Camaro")).toBeVisible()
    await mustang.goto(address)
    await expect(mustang.getByRole("banner").getByText("1967 Ford Mustang")).toBeVisible()
    await expect(mustang.getByText("Camaro").and(mustang.getByRole("banner"))).toHaveCount(0)
    await stranger.goto(address)
    await alive(stranger)
    await expect(stranger.getByRole("banner")).not.toContainText(plate)
  }
  for (const page of [camaro, mustang, stranger]) await page.context().close()
})

const fitment = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const unreadable = [
  ["broken", "%7Bbroken"],
  ["no URL encoding", "%E0%A4%A"],
  ["another shop's", fitment({ vehicleId: "abc", v: 2 })],
  ["of ids that no car has", fitment({ Year: 1969, MakeId: 999_999, ModelId: 999_999 })],
  ["of ids beyond all numbers", fitment({ Year: 1969, MakeId: 1e308, ModelId: 2 })],
  ["full of markup", fitment({ Year: 1969, MakeId: "<script>alert(1)</script>", ModelId: 2 })],
  ["huge", fitment({ Declined: ["x".repeat(10_000)], Year: "1969" })]
] as const

for (const [kind, cookie] of unreadable) {
  test(`a Fitment cookie that is ${kind} reads as no vehicle`, async ({ request }) => {
    const none = await (await request.get("/shop/brakes~2-3")).text()
    const answer = await request.get("/shop/brakes~2-3", { headers: { cookie: `Fitment=${cookie}` } })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toBe(none)
  })
}
