import type { StaffProduct } from "@camber/domain/staff"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished } from "vitest"
import { asRole, renderStaffPage, sampleOffer, typeInto } from "../../../test/renderStaffPage.ts"
import { keepFocus } from "../../foundation/page/keepFocus.ts"

describe("the product editor", () => {
  const product = (title: string, edit: StaffProduct["fields"][number]["edit"] = null) => ({
    productPageId: 7,
    title,
    brand: "Halden",
    href: "/item/brake-pads/7",
    fields: [
      { field: "title", skuVariantNumber: null, value: title, edit },
      { field: "gtin", skuVariantNumber: "PAD 1/A", value: "", edit: null }
    ],
    offers: [sampleOffer("PAD 1/A")],
    fits: [{ years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "Any", note: null, source: "Maker", isYours: false }],
    fitsTotal: 1
  })
  const edited = { imported: "Brake pads", who: "priya@shop.test", at: "2026-11-30T12:00:00.000Z" }

  it("EDIT-05 EDIT-07 edits a field, shows the imported value, and undoes the edit", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product("Brake pads") }),
      "/api/staff/products/edit": (body) => {
        sent.push(body)
        return { problems: [], now: sent.length === 1 ? product("Quiet pads", edited) : product("Brake pads") }
      }
    })
    fireEvent.change(await screen.findByRole("textbox", { name: "Title" }), { target: { value: "Quiet pads" } })
    fireEvent.submit(screen.getByRole("form", { name: "Texts and numbers" }))
    expect(await screen.findByText("Imported: Brake pads")).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Quiet pads")
    fireEvent.click(screen.getByRole("button", { name: "Undo Edit: Title" }))
    await waitFor(() => expect(screen.queryByText("Imported: Brake pads")).toBeNull())
    const title = { field: "title", skuVariantNumber: null }
    expect(sent).toEqual([
      { productPageId: 7, edits: [{ ...title, seen: "Brake pads", value: "Quiet pads" }] },
      { productPageId: 7, edits: [{ ...title, seen: "Quiet pads", value: null }] }
    ])
  })

  it("EDIT-06 checks a bar code before it is sent", async () => {
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product("Brake pads") })
    })
    fireEvent.change(await screen.findByRole("textbox", { name: "Bar code (GTIN): PAD 1/A" }), { target: { value: "123" } })
    fireEvent.submit(screen.getByRole("form", { name: "Texts and numbers" }))
    expect(await screen.findByText(/Enter a bar code of 8, 12, 13 or 14 digits/)).toBeTruthy()
  })

  it("EDIT-08 checks the fit of a car in words, and lets staff choose between several", async () => {
    const reason = null
    await renderStaffPage("/staff/products/7", {
      ...asRole("readOnly"),
      "/api/staff/products/open": () => ({ product: product("Brake pads") }),
      "/api/staff/products/check": (body) =>
        JSON.stringify(body).includes("Spider")
          ? { car: null, choices: ["1969 Chevrolet Camaro"], isSold: true, verdict: null, fittingSkus: [], fits: [] }
          : {
              car: "1969 Chevrolet Camaro",
              choices: [],
              verdict: { fitment: "DirectFit", prompt: null, asks: [], reason },
              isSold: true,
              fittingSkus: ["PAD 1/A"],
              fits: []
            }
    })
    const field = await screen.findByRole("textbox", { name: "Try a car: year and model" })
    fireEvent.change(field, { target: { value: "1969 Spider" } })
    fireEvent.submit(screen.getByRole("form", { name: "Would it fit?" }))
    fireEvent.click(await screen.findByRole("button", { name: "1969 Chevrolet Camaro" }))
    expect(await screen.findByText("Guaranteed To Fit")).toBeTruthy()
    expect(screen.getByText("It fits with: PAD 1/A.")).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).readOnly).toBe(true)
  })
})

describe("the photographs of a product", () => {
  const picture = (source: string, alt: string) => ({ source, sku: null, alt, src: null, problem: null })
  const product = (...list: ReadonlyArray<object>) => ({
    productPageId: 7,
    title: "Brake pads",
    brand: "Halden",
    href: "/item/brake-pads/7",
    fields: [],
    offers: [],
    pictures: { list, edit: { who: "priya@shop.test", at: "2026-11-30T12:00:00.000Z" } },
    fits: [],
    fitsTotal: 0
  })
  const [pads, box] = [picture("https://images.example/pads.jpg", "Pads"), picture("upload:1", "Box")]

  it("EDIT-22 saves order, texts and removals at once, and undoes the edit", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product(pads, box, picture("upload:2", "")) }),
      "/api/staff/products/pictures": (body) => {
        sent.push(body)
        return { problem: null, now: product(box, { ...pads, alt: "One pad" }) }
      }
    })
    fireEvent.click(await screen.findByRole("button", { name: "Remove photograph 3" }))
    fireEvent.click(screen.getByRole("button", { name: "Move down photograph 1" }))
    typeInto("Alternative text of photograph 2", " One pad ")
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText(/Saved\. Shoppers see it within 5 seconds/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Undo Edit: Photographs" }))
    expect(await screen.findByText(/Edit undone\./)).toBeTruthy()
    expect(sent).toMatchObject([
      {
        seen: [{ alt: "Pads" }, { alt: "Box" }, { alt: "" }],
        pictures: [
          { source: "upload:1", sku: null, alt: "Box" },
          { source: "https://images.example/pads.jpg", alt: "One pad" }
        ]
      },
      { seen: [{ alt: "Box" }, { alt: "One pad" }], pictures: null }
    ])
  })

  it("EDIT-22 uploads files one after the other, and names each that was refused", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product(pads) }),
      "/api/staff/products/pictures/upload": () => {
        sent.push("file")
        return sent.length === 1
          ? { problem: null, now: product(pads, box) }
          : { problem: "This is no photograph.", now: product(pads, box) }
      }
    })
    const large = new File(["x"], "poster.png")
    Object.defineProperty(large, "size", { value: 2_000_000_000 })
    fireEvent.change(await screen.findByLabelText("Add photographs"), {
      target: { files: [new File(["a"], "box.jpg"), large, new File(["b"], "notes.txt")] }
    })
    const text =
      "1 photograph added. Write what each shows. poster.png is larger than 20 MB. Choose a smaller file. notes.txt: This is no photograph."
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Alternative text of photograph 2" }).value).toBe("Box")
    expect(sent).toHaveLength(2)
  })
})

describe("the planned prices of a product", () => {
  const press = (button: HTMLElement) => {
    button.focus()
    fireEvent.click(button)
  }
  const plan = {
    planId: 3,
    skuVariantNumber: "PAD 1/A",
    price: { regular: 12_900, sale: 9_900 },
    startsAt: "2026-12-01T08:00:00.000Z",
    endsAt: null,
    isOn: false,
    who: "priya@shop.test"
  }
  const product = (...plans: ReadonlyArray<object>) => ({
    productPageId: 7,
    title: "Brake pads",
    brand: "Halden",
    href: "/item/brake-pads/7",
    fields: [],
    offers: [sampleOffer("PAD 1/A")],
    plans,
    fits: [],
    fitsTotal: 0
  })

  it("EDIT-23 AXS-01 plans a price after it was corrected, and cancels it, and keeps the focus where it was", async () => {
    onTestFinished(keepFocus())
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product() }),
      "/api/staff/products/plans/add": (body) => (sent.push(body), { problem: null, now: product(plan) }),
      "/api/staff/products/plans/cancel": (body) => (sent.push(body), { problem: null, now: product() })
    })
    press(await screen.findByRole("button", { name: "Plan a Price" }))
    const form = screen.getByRole("form", { name: "Plan a price" })
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText("SKU")))
    typeInto("Sale price, if any", "200")
    fireEvent.change(within(form).getByLabelText("Starts (UTC)"), { target: { value: "2026-12-01T08:00" } })
    fireEvent.submit(form)
    expect(await screen.findByText("Enter a price below the regular one.")).toBeTruthy()
    typeInto("Sale price, if any", "99")
    within(form).getByRole("button", { name: "Plan Price" }).focus()
    fireEvent.submit(form)
    expect(await screen.findByText("$99.00 instead of $129.00")).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Planned. The price starts by the shop's clock."))
    fireEvent.click(screen.getByRole("button", { name: "Cancel $99.00 instead of $129.00 for PAD 1/A" }))
    expect(await screen.findByText("No planned prices.")).toBeTruthy()
    expect(sent).toMatchObject([
      { skuVariantNumber: "PAD 1/A", price: { regular: 12_900, sale: 9_900 }, startsAt: "2026-12-01T08:00:00.000Z", endsAt: null },
      { productPageId: 7, planId: 3 }
    ])
  })
})

describe("the fitment of a product", () => {
  const row = { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "Any", note: null, source: "Acme", isYours: false }
  const cells = [
    { column: "scope", text: "vehicle" },
    { column: "year_from", text: "1967" },
    { column: "year_to", text: "1969" },
    { column: "make", text: "Chevrolet" },
    { column: "model", text: "Camaro" },
    { column: "facet:Bolt Pattern", text: "5 x 4.75" }
  ]
  const statement = { applicationId: 9, row, cells, skus: [], edit: null }
  const product = (list: ReadonlyArray<object>, removed: ReadonlyArray<object> = []) => ({
    productPageId: 7,
    title: "Brake pads",
    brand: "Halden",
    href: "/item/brake-pads/7",
    fields: [],
    offers: [],
    fits: [row],
    fitsTotal: 1,
    statements: { list, removed }
  })
  const edit = { editId: 3, who: "priya@shop.test", at: "2026-11-30T12:00:00.000Z", imported: row }

  it("EDIT-24 checks an edited statement against the car again, saves it, and undoes a removal", { tags: "full" }, async () => {
    const sent: Array<unknown> = []
    const checked: Array<unknown> = []
    await renderStaffPage("/staff/products/7", {
      ...asRole("catalog"),
      "/api/staff/products/open": () => ({ product: product([statement]) }),
      "/api/staff/products/check": (body) => {
        checked.push(body)
        const verdict = { fitment: checked.length === 1 ? "NoFit" : "DirectFit", prompt: null, asks: [], reason: null }
        return { car: "1970 Chevrolet Camaro", choices: [], isSold: true, problem: null, verdict, fittingSkus: [], fits: [] }
      },
      "/api/staff/products/fitment": (body) => {
        sent.push(body)
        return { problem: null, now: product([], [edit]) }
      },
      "/api/staff/products/fitment/restore": (body) => {
        sent.push(body)
        return { problem: null, now: product([statement]) }
      }
    })
    fireEvent.change(await screen.findByRole("textbox", { name: "Try a car: year and model" }), { target: { value: "1970 Camaro" } })
    fireEvent.submit(screen.getByRole("form", { name: "Would it fit?" }))
    expect(await screen.findByText("May Not Fit")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Change 1967-1969 Chevrolet Camaro" }))
    expect(screen.getByText("Also required: Bolt Pattern 5 x 4.75.")).toBeTruthy()
    typeInto("To year", "1970")
    expect(await screen.findByText("Guaranteed To Fit")).toBeTruthy()
    expect(checked.at(-1)).toMatchObject({ car: "1970 Camaro", draft: { applicationId: 9 } })
    fireEvent.submit(screen.getByRole("form", { name: "Change a statement" }))
    fireEvent.click(await screen.findByRole("button", { name: "Undo Edit: Removed statement" }))
    expect(await screen.findByText("Edit undone.")).toBeTruthy()
    expect(sent).toEqual([
      {
        productPageId: 7,
        draft: {
          applicationId: 9,
          skuVariantNumber: null,
          cells: cells.map((cell) => (cell.column === "year_to" ? { ...cell, text: "1970" } : cell))
        }
      },
      { productPageId: 7, editId: 3 }
    ])
  })
})
