import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { asRole, renderStaffPage, sampleOffer, typeInto } from "../../../test/renderStaffPage.ts"

const found = { "/api/staff/products/find": () => ({ offers: [sampleOffer("PAD 1/A"), sampleOffer("PAD 1/B")], total: 2 }) }

describe("the products page of staff", () => {
  it("EDIT-02 EDIT-03 saves several rows at once, and keeps the entry of a row that someone else changed", async () => {
    const sent: Array<unknown> = []
    let times = 0
    await renderStaffPage("/staff/products?q=pads", {
      ...asRole("catalog"),
      ...found,
      "/api/staff/products/prices": (body) => {
        sent.push(body)
        times += 1
        return times > 1
          ? { left: [], now: [sampleOffer("PAD 1/B", { price: { regular: 9_000, sale: null } })] }
          : {
              left: ["PAD 1/B"],
              now: [
                sampleOffer("PAD 1/A", { price: { regular: 12_900, sale: 9_950 } }),
                sampleOffer("PAD 1/B", { price: { regular: 11_000, sale: null } })
              ]
            }
      },
      "/api/staff/products/stock": (body) => {
        sent.push(body)
        return {
          left: [],
          now: [sampleOffer("PAD 1/A", { price: { regular: 12_900, sale: 9_950 }, stock: { quantity: 7, availability: "InStock" } })]
        }
      }
    })
    await screen.findByRole("textbox", { name: "Sale price: PAD 1/A" })
    typeInto("Sale price: PAD 1/A", "99.50")
    typeInto("In stock: PAD 1/A", "7")
    typeInto("Regular price: PAD 1/B", "90")
    expect(screen.getByText("2 parts changed")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText(/1 part saved\. 1 part not saved, because someone else changed/)).toBeTruthy()
    expect(screen.getByText(/now \$110\.00, 5 in stock\. Save again to use your values/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Regular price: PAD 1/B" }).value).toBe("90")
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "In stock: PAD 1/A" }).value).toBe("7")
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText(/1 part saved\. Shoppers see the change within 5 seconds/)).toBeTruthy()
    expect(sent).toMatchObject([
      {
        changes: [
          { skuVariantNumber: "PAD 1/A", seen: { regular: 12_900, sale: null }, price: { regular: 12_900, sale: 9_950 } },
          { skuVariantNumber: "PAD 1/B", seen: { regular: 12_900, sale: null }, price: { regular: 9_000, sale: null } }
        ]
      },
      { changes: [{ skuVariantNumber: "PAD 1/A", seen: { quantity: 5 }, stock: { quantity: 7 } }] },
      { changes: [{ skuVariantNumber: "PAD 1/B", seen: { regular: 11_000, sale: null }, price: { regular: 9_000, sale: null } }] }
    ])
  })

  it("EDIT-02 sends nothing while an entry is wrong, and names it", async () => {
    await renderStaffPage("/staff/products", { ...asRole("owner"), ...found })
    await screen.findByRole("textbox", { name: "Regular price: PAD 1/A" })
    typeInto("Regular price: PAD 1/A", "free")
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText("Enter an amount such as 129.99.")).toBeTruthy()
    expect(screen.getByRole("alert").textContent).toMatch(/Nothing was saved\. Correct 1 part first/)
    fireEvent.click(screen.getByRole("button", { name: "Discard" }))
    expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull()
  })

  it("EDIT-10 offers only the fields that the role includes: stock counts to the role Orders, no fields to the role Read Only", async () => {
    await renderStaffPage("/staff/products", { ...asRole("orders"), ...found })
    expect(await screen.findByRole("textbox", { name: "In stock: PAD 1/A" })).toBeTruthy()
    expect(screen.queryByRole("textbox", { name: /price/ })).toBeNull()
  })

  it("EDIT-10 shows the staff pages that the role includes, and states that another page is not included", async () => {
    await renderStaffPage("/staff/flags", asRole("content"))
    expect(await screen.findByText("Your role, Content, does not include this page.")).toBeTruthy()
    const links = within(screen.getByRole("navigation", { name: "Staff" })).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Products",
      "Imports",
      "Reviews",
      "Questions",
      "Fit Reports",
      "Banners",
      "Articles",
      "Promo Codes",
      "Redirects",
      "Flags",
      "Push"
    ])
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
