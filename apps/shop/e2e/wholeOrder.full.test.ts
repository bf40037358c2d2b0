import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { readEnvironment, staffStateFile } from "./environment.ts"
import { camaro, dialog, fillVehicleFormWith } from "./garage.ts"
import { chooseAll, type InputMethod, getInputMethod } from "./inputMethod.ts"
import { getViewport, getTheme } from "./axe.ts"
import { centsIn, fillAddress, continueCheckout, main, readTotals } from "./order.ts"
import { findPageAddress } from "./pages.ts"
import { expect, onDesktop, onPhone, test, withoutOffer } from "./shop.ts"
import { openInOrderManagement, ship, turnLine } from "./staffAtWork.ts"

/** Opens a browser with the same screen and input method for customers and staff, because staff use phones too. */
const openFor = async (browser: Browser, isMobile: boolean, options: BrowserContextOptions = {}) => {
  const { origin } = readEnvironment()
  const context = await browser.newContext({
    baseURL: origin,
    viewport: getViewport(isMobile),
    isMobile,
    hasTouch: isMobile,
    colorScheme: getTheme(isMobile),
    ...options
  })
  await withoutOffer(context, origin)
  const page = await context.newPage()
  return { page, hand: getInputMethod(page, isMobile) }
}

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).filter({ visible: true }).first()
const mailTo = async (page: Page, mailbox: string): Promise<string> => {
  const outbox = await (await page.request.get("/dev/outbox")).text()
  return outbox
    .split("<article>")
    .filter((item) => item.includes(`To ${mailbox},`))
    .join("\n")
}
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`

/** Builds a kit, adds one unit and waits for the confirmation. */
const addKit = async (page: Page, hand: InputMethod) => {
  await goTo(page, "/search?query=charging+starting+kit")
  await hand.press(
    main(page)
      .getByRole("button", { name: /^Add to Cart: .*Charging & Starting Kit/ })
      .first()
  )
  const drawer = dialog(page, "Build your Kit")
  await chooseAll(drawer, hand)
  await hand.press(drawer.getByRole("button", { name: "Add to Cart" }))
  await expect(dialog(page, "1 Item Added to Cart")).toBeVisible()
}

const checkOut = async (page: Page, hand: InputMethod, mailbox: string) => {
  await hand.press(dialog(page, /Added to Cart$/).getByRole("link", { name: "View Cart" }))
  await hand.press(main(page).getByRole("link", { name: "Check Out" }))
  await fillAddress(page, mailbox, hand)
  await continueCheckout(page)
  // The button ignores clicks while the totals for the address are calculated.
  await expect(button(page, /^Place Order and Pay \$/)).not.toHaveAttribute("aria-busy", "true")
}

test(
  "PAY-13 PAY-14 AFT-01 CORE-01 DESK-01 DESK-04 DESK-07 a guest's kit with a deposit is declined, paid, shipped in two packages and partly returned, and page, mail and order management agree to the cent",
  onPhone,
  async ({ browser, isMobile }) => {
    test.setTimeout(240_000)
    const { hand, page } = await openFor(browser, isMobile)
    const mailbox = "whole@example.com"
    await addKit(page, hand)
    await goTo(page, await findPageAddress(page.request, "product"))
    await hand.press(button(page, "Add to Cart").first())
    await checkOut(page, hand, mailbox)

    const summary = main(page).getByRole("region", { name: "Order summary" })
    await expect.poll(async () => (await readTotals(summary)).get("Tax")).toBeGreaterThan(0)
    const sums = await readTotals(summary)
    const [parts = 0, cores = 0, shipping = 0, tax = 0, total = 0] = [
      "2 items",
      "Refundable core deposits",
      "Standard shipping",
      "Tax",
      "Total"
    ].map((label) => sums.get(label))
    expect([cores > 0, parts + cores + shipping + tax]).toEqual([true, total])
    await hand.press(button(page, `Place Order and Pay ${dollars(total)}`))
    await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible()
    await hand.press(button(page, "Decline"))
    await waitForHydration(page)
    await expect(main(page).getByText("Your payment was declined.")).toBeVisible()
    await hand.press(button(page, "Try Again"))
    await hand.press(button(page, `Pay ${dollars(total)}`))
    await waitForHydration(page)
    await expect(main(page).getByText("Your order is paid.")).toBeVisible()
    await expect(main(page).getByText(`Paid ${dollars(total)}.`)).toBeVisible()
    expect(await mailTo(page, mailbox)).toContain(`You paid ${dollars(total)}. Nothing more is due.`)
    const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""

    const staff = await openFor(browser, isMobile, { storageState: staffStateFile() })
    const desk = staff.page
    await openInOrderManagement(desk, staff.hand, mailbox, orderNumber)
    const money = desk.getByRole("region", { name: "Payment" })
    await expect(money.getByText(`Paid ${dollars(total)}, refunded $0.00.`)).toBeVisible()
    expect((await readTotals(money)).get("Total")).toBe(total)
    await turnLine(desk, staff.hand, 1)
    await ship(desk, staff.hand, "1Z999AA10123456784")
    await expect(main(desk).getByText("Partly shipped", { exact: true })).toBeVisible()
    await ship(desk, staff.hand, "776543210982", "FedEx")

    const other = await openFor(browser, isMobile)
    const guest = other.page
    await goTo(guest, /href="([^"]+\/order\/[^"]+)"/.exec(await mailTo(page, mailbox))?.[1] ?? "")
    const parcels = main(guest).getByRole("region", { name: "Shipments" })
    await expect(parcels.getByText(/^(1Z|77)\d/)).toHaveText(["1Z999AA10123456784", "776543210982"])
    await other.hand.press(button(guest, "Start a Return"))
    const rows = main(guest).getByRole("list", { name: "Items you can return" }).getByRole("listitem")
    const [core, plain] = [rows.filter({ hasText: "Old part for" }), rows.last()]
    await other.hand.set(core.getByRole("combobox"), "1")
    await other.hand.set(plain.getByRole("combobox"), "1")
    await other.hand.set(main(guest).getByRole("combobox", { name: "Why?" }), "I no longer")
    const piece = centsIn(await plain.innerText())
    expect(centsIn(await core.innerText())).toBe(cores)
    await expect(main(guest).getByText(`You'll get ${dollars(piece + cores)} plus tax`)).toBeVisible()
    await other.hand.press(button(guest, "Request Return"))
    await expect(main(guest).getByText("We received your return request.")).toBeVisible()
    const labelOpens = guest.waitForEvent("popup")
    await other.hand.press(button(guest, "Print the Label"))
    await expect((await labelOpens).getByRole("heading", { name: "Return label" })).toBeVisible()

    // Parts and shipping are taxed here; core deposits are not.
    const back = piece + cores + Math.round((tax * piece) / (parts + shipping))
    await desk.goto("/staff/returns")
    await waitForHydration(desk)
    await staff.hand.press(desk.getByRole("link", { name: new RegExp(`order ${orderNumber}$`) }))
    await staff.hand.press(button(desk, "Receive and Credit"))
    await expect(desk.getByText(/received\. The customer has been notified\.$/)).toBeVisible()
    await expect(desk.getByRole("region", { name: "Returns" }).getByText(`${dollars(back)} credited`)).toBeVisible()
    await expect(async () => {
      await desk.reload()
      await expect(money.getByText(`Paid ${dollars(total)}, refunded ${dollars(back)}.`)).toBeVisible({ timeout: 3000 })
    }).toPass()
    expect((await readTotals(money)).get("Total")).toBe(total - back)

    await guest.reload()
    await expect(main(guest).getByText(`Refunded ${dollars(back)}.`)).toBeVisible()
    await expect(main(guest).getByText(`${dollars(back)} credited.`)).toBeVisible()
    expect((await readTotals(main(guest).getByRole("region", { name: "Order summary" }))).get("Total")).toBe(total - back)
    const mail = await mailTo(page, mailbox)
    expect(mail).toContain(`ll refund ${dollars(back)} to your original payment method.`)
    expect(mail).toContain(`We refunded ${dollars(back)} of order ${orderNumber}`)
    for (const one of [page, desk, guest]) await one.context().close()
  }
)

test(
  "CAR-01 ASM-01 ASM-08 ASM-09 PAY-13 DESK-03 DESK-04 a set is selected from the car's exploded drawing, ordered, and packed by staff with the car and verdict on each line",
  onDesktop,
  async ({ browser, isMobile }) => {
    test.setTimeout(240_000)
    const { hand, page } = await openFor(browser, isMobile)
    const mailbox = "car@example.com"
    await goTo(page, "/")
    const carForm = main(page).getByRole("region", { name: "What are you building?" })
    await fillVehicleFormWith(hand, carForm, camaro)
    await hand.press(carForm.getByRole("button", { name: "Add Vehicle", exact: true }))
    await expect(page).toHaveURL(/\/vehicle\/1969-chevrolet-camaro/)
    await hand.press(main(page).getByRole("navigation", { name: "Your Camaro" }).getByRole("link", { name: "Systems" }))
    await hand.press(
      main(page)
        .getByRole("link", { name: /^Front Brakes/ })
        .first()
    )
    const system = main(page).getByRole("region", { name: "Front Brakes" })
    await expect(system.getByRole("link", { name: /^Brake Rotors \d+$/ })).toBeVisible()
    await hand.press(system.getByRole("link", { name: "Exploded Drawing" }))

    const drawing = page.getByRole("navigation", { name: "Front disc brake, exploded" })
    await expect(drawing).toBeVisible()
    await hand.press(drawing.getByRole("link", { name: "1 Rotor, not chosen" }))
    const getPiece = (name: string) => main(page).getByRole("group", { name, exact: true })
    await hand.check(getPiece("Rotor").getByRole("radio").first())
    // After a selection, the set's button stays visible and uncovered.
    await expect.poll(() => button(page, "Add the Set").evaluate(isUncovered)).toBe(true)
    await hand.press(main(page).locator("summary").filter({ hasText: "Brake pads" }))
    await hand.check(getPiece("Brake pads").getByRole("radio").first())
    await expect(main(page).getByText("Still needed:")).toContainText("2 Caliper, 4 Brake hoses")
    // At its final position, the set's bar covers no choice.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await hand.press(button(page, "Add the Set"))
    await checkOut(page, hand, mailbox)
    await hand.press(button(page, /^Place Order and Pay \$/))
    await hand.press(button(page, /^Pay \$/))
    await expect(main(page).getByText("Your order is paid.")).toBeVisible()
    const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""

    const staff = await openFor(browser, isMobile, { storageState: staffStateFile() })
    const desk = staff.page
    await openInOrderManagement(desk, staff.hand, mailbox, orderNumber)
    const lines = desk.getByRole("list", { name: "Lines of this order" })
    // A rotor for each side, and one set of pads.
    const count = 3
    await expect(lines.getByRole("checkbox", { checked: true })).toHaveCount(count)
    await expect(lines.getByText("Guaranteed To Fit")).toHaveCount(count)
    await expect(lines.getByText(/^Added for 1969 Chevrolet Camaro\. /)).toHaveCount(count)
    const slipOpens = desk.waitForEvent("popup")
    await staff.hand.press(desk.getByRole("link", { name: "Print Slip" }))
    const slip = await slipOpens
    const packed = slip.getByRole("checkbox", { name: /^Packed: / })
    await expect(packed).toHaveCount(count)
    for (const box of await packed.all()) await getInputMethod(slip, isMobile).tick(box)
    await expect(packed.and(slip.locator(":checked"))).toHaveCount(count)
    await slip.close()
    await ship(desk, staff.hand, "1Z999AA10123456784")
    await expect(main(desk).getByText("Shipped", { exact: true })).toBeVisible()
    await expect(lines.getByRole("checkbox")).toHaveCount(0)
    for (const one of [page, desk]) await one.context().close()
  }
)

const isUncovered = (element: Element): boolean => {
  const { bottom, left, top, width } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
}
