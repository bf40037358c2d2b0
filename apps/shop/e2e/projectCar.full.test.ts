import type { Locator, Page } from "@playwright/test"
import { createVisitor } from "./asVisitor.ts"
import { camaro, dialog } from "./garage.ts"
import { anyFailure, expect, onDesktop, onPhone, test } from "./shop.ts"
import { waitForHydration } from "./waitForHydration.ts"

const job = "/jobs/disc-conversion-front"
const master = "Master Cylinder, Tandem"

/** Opens a page and interacts once, which loads its personal content. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
  await page.keyboard.press("Shift")
}

const getRow = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) })

const addToCart = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Add to Cart" }).first().click()
  const added = dialog(page, "1 Item Added to Cart")
  await expect(added).toBeVisible()
  return added
}

/** Matches the warning of a caliper and a rotor that is too large for it. */
const tooLarge = /The caliper has 10\.5.* in, the rotor has 14 in: they do not go together\./

test(
  "JOB-09 MATE-06 OWN-01 a Camaro owner plans a disc conversion, swaps a rotor that does not meet, buys the set and keeps the master cylinder",
  onDesktop,
  async ({ asVisitor, page }) => {
    await asVisitor({ vehicles: [camaro] })
    await open(page, job)
    const [calipers, rotors] = [getRow(page, "Brake Caliper, Front, 2"), getRow(page, "Brake Rotor, Front, 2")]
    await expect(calipers).toContainText("Guaranteed To Fit")
    await expect(page.getByRole("heading", { name: "Parts checked together" })).toBeVisible()
    await expect(page.getByText("The caliper and the rotor go together")).toBeVisible()
    const rotor = (await rotors.getByRole("link", { name: /Rotor, .*Camaro/ }).getAttribute("href")) ?? ""

    // The owner picks a caliper of the set, and a rotor of another size.
    await calipers.getByRole("link", { name: /Caliper, .*Camaro/ }).click()
    await expect(page.getByRole("heading", { level: 1, name: /Brake Caliper/ })).toBeVisible()
    await addToCart(page)
    await open(page, rotor)
    await page
      .getByRole("radiogroup", { name: /^Diameter/ })
      .getByText("14 in")
      .click()
    await expect(page.getByText(tooLarge)).toBeVisible()
    await expect(await addToCart(page)).toContainText(tooLarge)
    await open(page, "/shoppingcart")
    await expect(page.getByRole("main").getByText(tooLarge)).toBeVisible()
    await page
      .getByRole("listitem")
      .filter({ hasText: "14 in" })
      .getByRole("button", { name: /Remove/ })
      .click()
    await expect(page.getByRole("main").getByText(tooLarge)).toBeHidden()

    // The job counts the caliper in the cart, and adds the rest in one press.
    await open(page, job)
    await expect(calipers).toContainText("1 of 2 in cart. 1 missing")
    const keep = getRow(page, master)
    await keep.getByRole("checkbox", { name: master }).check()
    await keep.getByRole("button", { name: `Add to Build Sheet: ${master}` }).click()
    await expect(keep).toContainText("It is on the build sheet of your 1969 Chevrolet Camaro.")
    const buy = page.getByRole("region", { name: "Buy the set" }).getByRole("button", { name: /^Add \d+ to Cart$/ })
    await buy.click()
    await expect(dialog(page, /Added to Cart/)).toBeVisible()
    await page.keyboard.press("Escape")
    for (const row of [calipers, rotors]) await expect(row).toContainText("In cart")
    await expect(page.getByRole("main").getByText("do not go together")).toBeHidden()

    await open(page, "/shoppingcart")
    for (const part of [/Brake Rotor/, /Brake Caliper/])
      for (const side of ["Side: Left", "Side: Right"])
        await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: part }), hasText: side })).toHaveCount(1)
    await expect(page.getByRole("main").getByText("do not go together")).toBeHidden()
    await expect(page.getByRole("main").getByRole("heading", { name: /Master Cylinder/ })).toBeHidden()
    await open(page, "/forms/build-sheet")
    await expect(page.getByRole("main")).toContainText("Master Cylinder")
  }
)

const rules = [
  "rule,paragraph,op,about,kind,when,condition,weight,from,to,text",
  "helmet,1.1,add,helmet,only,,\"part.Certification in ('Snell SA2025')\",,,,Helmet with the newest label.",
  "wheel,3.5,add,aluminum-wheel,never,,,,,,No aluminum wheels."
].join("\n")

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" })

  test(
    "CLASS-06 CLASS-08 CLASS-09 a racer checks a build by a track's sheet in the pit without a network",
    onPhone,
    async ({ asVisitor, baseURL, browser, context, page, quietConsole }) => {
      quietConsole.expected = anyFailure
      const year = new Date().getFullYear()

      // The track uploads its sheet and shares the link.
      const track = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block" })
      await createVisitor(track, baseURL ?? "", {})
      const upload = await track.newPage()
      await upload.goto("/forms/class-sheets")
      const fields = {
        publisher: "Pine Hollow Raceway",
        class: "Hobby Stock",
        season: String(year),
        issued: `${year - 1}-11-20`,
        from: `${year}-01-01`,
        rules
      }
      for (const [name, value] of Object.entries(fields)) await upload.locator(`[name=${name}]`).fill(value)
      await upload.locator("[name=race_type]").selectOption({ label: "Hobby Stock / Pure Stock" })
      await upload.getByRole("button", { name: "Save and Get the Link" }).click()
      const shared = (await upload.getByRole("link", { name: /\/class-sheets\// }).getAttribute("href")) ?? ""
      await track.close()

      await asVisitor({ vehicles: [camaro] })
      await page.goto(shared)
      await page.getByRole("button", { name: "Use This Sheet for My Car" }).click()
      await page.getByRole("button", { name: "Yes, Use This Sheet" }).click()
      await expect(page.getByRole("heading", { name: /^Legal in Hobby Stock/ })).toBeVisible()

      // The racer enters the wheels of the car.
      await page.goto("/forms/build-sheet")
      await page.getByLabel("Part that you have").fill("Aluminum Wheel: Pine Hollow 15 x 8")
      await page.getByRole("button", { name: "Add Part" }).click()
      await expect(page.getByRole("main")).toContainText("Aluminum Wheel")

      await open(page, "/pit")
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      const onCar = page.getByRole("region", { name: "On the car" })
      await expect(onCar).toContainText("Not legal")
      await page.reload()
      await expect(onCar).toContainText("Not legal")
      await context.setOffline(true)
      await page.reload()
      await expect(onCar).toContainText("The build: Not legal")
      await expect(onCar).toContainText("Pine Hollow 15 x 8Not legalRule 3.5 No aluminum wheels.")
      await expect(onCar).toContainText(`Hobby Stock ${year}, Pine Hollow Raceway`)
    }
  )
})
