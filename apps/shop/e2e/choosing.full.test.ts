import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { onDesktop, expect, onPhone, test } from "./shop.ts"

const SENTENCE = "front brake pads for a 69 camaro"

/** Counts a shopper's clicks and keys, except typed text. */
const counting = () => {
  let presses = 0
  return {
    presses: () => presses,
    on: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    enter: async (page: Page) => {
      presses += 1
      await page.keyboard.press("Enter")
    }
  }
}

/** Types the sentence into the search on a newly opened home page. */
const typeSentence = async (page: Page, press: ReturnType<typeof counting>) => {
  await page.goto("/")
  await waitForHydration(page)
  await press.on(page.getByRole("searchbox", { name: "Search" }))
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused()
  await page.keyboard.type(SENTENCE)
}

/** Expects three sets of pads for the car side by side, with the deciding facts first. */
const expectThreeSets = async (page: Page) => {
  await expect(page).toHaveURL(/\/compare\?skus=CAM-[^,]+,CAM-[^,]+,CAM-[^,]+$/)
  const table = page.getByRole("main").getByRole("table")
  const columns = table.getByRole("columnheader").filter({ hasText: /Front Brake Pad Set.*1967-1969 Chevrolet Camaro/ })
  await expect(columns).toHaveCount(3)
  const labels = await table.getByRole("rowheader").allTextContents()
  const facts = labels.filter((label) => !["Fitment", "Availability", "Delivery"].includes(label))
  expect(facts.slice(0, 5)).toEqual(["Position", "Compound", "Pad shape", "Caliper", "Rotor diameter"])
}

test("CARD-28 one sentence and three inputs are enough to compare three sets of pads for a car by their deciding facts", async ({
  page
}) => {
  const press = counting()
  await typeSentence(page, press)
  await press.enter(page)
  await press.on(page.getByRole("link", { name: "Compare the first 3" }))
  await expectThreeSets(page)
  expect(press.presses()).toBe(3)
})

test(
  "CARD-28 with the sentence's car selected, three inputs are enough to compare sets that are guaranteed to fit",
  onPhone,
  async ({ page }) => {
    const press = counting()
    await typeSentence(page, press)
    await press.on(page.getByRole("option", { name: /^Shop for 1969 Chevrolet Camaro/ }))
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for front brake pads")
    await press.on(page.getByRole("link", { name: "Compare the first 3" }))
    await expectThreeSets(page)
    await expect(page.getByRole("row", { name: /^Fitment/ }).getByText("Guaranteed To Fit")).toHaveCount(3)
    expect(press.presses()).toBe(3)
  }
)

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("CARD-28 three inputs are enough to compare three sets of pads", onDesktop, async ({ page }) => {
    const press = counting()
    await page.goto("/")
    const field = page.getByRole("searchbox", { name: "Search" }).filter({ visible: true }).first()
    await press.on(field)
    await page.keyboard.type(SENTENCE)
    await press.enter(page)
    await press.on(page.getByRole("link", { name: "Compare the first 3" }))
    await expectThreeSets(page)
    expect(press.presses()).toBe(3)
  })
})
