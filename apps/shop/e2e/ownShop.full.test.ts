import type { Browser, Page } from "@playwright/test"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expectSignedIn, signIn } from "./accounts.ts"
import { addVehicle, dialog } from "./garage.ts"
import { keyboard } from "./inputMethod.ts"
import { centsIn, continueCheckout, fillAddress, main, placeOrder } from "./order.ts"
import { createEmptyDataFolder, getSample, withOwnShop } from "./ownShop.ts"
import { expect, onDesktop, test, withoutOffer } from "./shop.ts"
import { openInOrderManagement, ship, signInStaff, turnLine } from "./staffAtWork.ts"
import { waitForHydration } from "./waitForHydration.ts"

test.use({ actionTimeout: 30_000 })

let empty: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  empty = await createEmptyDataFolder()
})
test.afterAll(() => rmSync(empty, { recursive: true, force: true }))

const openShop = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await withoutOffer(context, origin)
  return context.newPage()
}

/** Finds a part by its number, which opens its page. */
const findPart = async (page: Page, number: string, title: string | RegExp): Promise<void> => {
  await page.goto(`/search?query=${encodeURIComponent(number)}`)
  await expect(page).toHaveURL(/\/item\//)
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title)
  await waitForHydration(page)
}

const addPart = async (page: Page): Promise<void> => {
  await main(page).getByRole("button", { name: "Add to Cart" }).first().click()
  await expect(dialog(page, /Added to Cart$/)).toBeVisible()
}

test(
  "AFT-01 DESK-03 DESK-04 an imported shop sells: parts found by car and by number are bought, shipped in two packages, returned and refunded",
  onDesktop,
  async ({ browser }) => {
    test.setTimeout(300_000)
    await withOwnShop(empty, async ({ command, shop }) => {
      await command("catalog", "import", getSample("camber"))
      const page = await openShop(browser, shop.origin)
      const mailbox = "buyer@example.com"
      await addVehicle(page, ["1967", "Chevrolet", "Camaro"])
      await page.goto("/search?query=brake+shoes")
      await main(page)
        .getByRole("link", { name: /Rear Brake Shoe Set/ })
        .first()
        .click()
      await expect(main(page).getByText("Guaranteed To Fit").first()).toBeVisible()
      await waitForHydration(page)
      await addPart(page)
      await findPart(page, "MB-4407", /Proportioning Valve/)
      await addPart(page)
      await dialog(page, /Added to Cart$/)
        .getByRole("link", { name: "View Cart" })
        .click()
      await main(page).getByRole("link", { name: "Check Out" }).click()
      await fillAddress(page, mailbox)
      await continueCheckout(page)
      const orderNumber = await placeOrder(page)

      const desk = await openShop(browser, shop.origin)
      const token = /#(\w+)/.exec(await command("staff", "add", "boss@shop.test"))?.[1] ?? ""
      await signInStaff(desk.context(), shop.origin, token)
      await openInOrderManagement(desk, keyboard(desk), mailbox, orderNumber)
      await turnLine(desk, keyboard(desk), 1)
      await ship(desk, keyboard(desk), "1Z999AA10123456784")
      await expect(main(desk).getByText("Partly shipped", { exact: true })).toBeVisible()
      await ship(desk, keyboard(desk), "776543210982", "FedEx")

      const outbox = await (await page.request.get("/dev/outbox")).text()
      await page.goto(/href="([^"]+\/order\/[^"]+)"/.exec(outbox)?.[1] ?? "")
      await waitForHydration(page)
      await main(page).getByRole("button", { name: "Start a Return" }).click()
      const valve = main(page)
        .getByRole("list", { name: "Items you can return" })
        .getByRole("listitem")
        .filter({ hasText: "Proportioning Valve" })
      await valve.getByRole("combobox").selectOption("1")
      await main(page).getByRole("combobox", { name: "Why?" }).selectOption({ index: 1 })
      const price = centsIn(await valve.innerText())
      await main(page).getByRole("button", { name: "Request Return" }).click()
      await expect(main(page).getByText("We received your return request.")).toBeVisible()

      await desk.goto("/staff/returns")
      await waitForHydration(desk)
      await desk.getByRole("link", { name: new RegExp(`order ${orderNumber}$`) }).click()
      await main(desk).getByRole("button", { name: "Receive and Credit" }).click()
      await expect(desk.getByText(/received\. The customer has been notified\.$/)).toBeVisible()
      const refunded = main(page).getByText(/^Refunded \$/)
      await expect(async () => {
        await page.reload()
        await expect(refunded).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 60_000 })
      expect(centsIn(await refunded.innerText())).toBeGreaterThanOrEqual(price)
      for (const one of [page, desk]) await one.context().close()
    })
  }
)

test(
  "EDIT-07 EDIT-31 an imported shop lives on: a new version keeps staff's edit, a price feed and an undo show, and customers of the former shop arrive",
  onDesktop,
  async ({ browser }) => {
    test.setTimeout(300_000)
    const files = mkdtempSync(path.join(tmpdir(), "camber-files-"))
    cpSync(getSample("camber"), files, { recursive: true })
    const replaceIn = (name: string, changes: ReadonlyArray<readonly [string, string]>): void => {
      const file = path.join(files, name)
      const text = readFileSync(file, "utf8")
      for (const [old] of changes) expect(text).toContain(old)
      writeFileSync(
        file,
        changes.reduce((changed, [old, next]) => changed.replaceAll(old, next), text)
      )
    }
    await withOwnShop(empty, async ({ command, shop }) => {
      await command("catalog", "import", files)
      const desk = await openShop(browser, shop.origin)
      const token = /#(\w+)/.exec(await command("staff", "add", "boss@shop.test"))?.[1] ?? ""
      await signInStaff(desk.context(), shop.origin, token)
      await desk.goto("/staff/products?q=H317")
      await waitForHydration(desk)
      await desk.getByRole("table").getByRole("link", { name: "HRW 317" }).click()
      await desk.getByRole("textbox", { name: "Title", exact: true }).fill("Coil by Staff")
      await desk.keyboard.press("Enter")
      await expect(main(desk).getByText(/^Imported: /)).toBeVisible()

      // 3 of 59 products, about 5 %.
      replaceIn("products.csv", [
        ["Ignition Coil, 40 kV", "Ignition Coil, 45 kV"],
        ["Carburetor Rebuild Kit", "Carburetor Renewal Kit"],
        ["Lug Nut Set of 20", "Lug Nuts, Set of 20"]
      ])
      const imported = await command("catalog", "import", files)
      expect(imported).toContain("0 new, 3 changed, 56 unchanged, 0 gone.")
      expect(imported).toContain("The files change 1 field that staff edited.")
      const page = await openShop(browser, shop.origin)
      const expectSoon = (number: string, title: string, price?: string) =>
        expect(async () => {
          await findPart(page, number, title)
          if (price !== undefined) await expect(main(page).getByText(price).first()).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 60_000 })
      await expectSoon("H317", "Coil by Staff")
      await expectSoon("SP621", "Carburetor Renewal Kit")

      const feed = path.join(files, "feed.csv")
      writeFileSync(feed, "sku,price\nsp621,31.17\n")
      expect(await command("catalog", "prices", feed)).toContain("1 price changed")
      await expectSoon("SP621", "Carburetor Renewal Kit", "$31.17")
      expect(await command("catalog", "undo")).toContain("is undone: prices are restored, except those that changed after the import.")
      expect(await command("catalog", "undo")).toContain("is undone: 0 new, 3 changed, 56 unchanged, 0 gone.")
      await expectSoon("SP621", "Carburetor Rebuild Kit")
      await expect(main(page).getByText("$31.17")).toHaveCount(0)
      await expectSoon("H317", "Coil by Staff")

      expect(await command("move", getSample("old-shop"))).toContain("customers.csv")
      await page.goto("/product_info.php?products_id=12")
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^Thermostat with Housing, LS/)
      await page.goto("/account/login")
      await waitForHydration(page)
      await signIn(page, "june.alvarado@mail.example", "Sunoco-Blue-66")
      await expectSignedIn(page)
      await page.goto("/account/orderhistory")
      await expect(main(page).getByText("RLA-10410").first()).toBeVisible()
      for (const one of [page, desk]) await one.context().close()
    })
    rmSync(files, { recursive: true })
  }
)
