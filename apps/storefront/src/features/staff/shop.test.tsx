import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished } from "vitest"
import { asRole, renderStaffPage, typeInto } from "../../../test/renderStaffPage.ts"
import { sampleShop } from "../../../test/samples.ts"
import { keepFocus } from "../../foundation/page/keepFocus.ts"

describe("the shop page of staff", () => {
  const data = { shop: sampleShop, standard: sampleShop }
  const renderShop = async (sent: Array<unknown>, others: Parameters<typeof renderStaffPage>[1] = {}) => {
    await renderStaffPage("/staff/shop", {
      ...asRole("owner"),
      ...others,
      "/api/staff/shop": () => data,
      "/api/staff/shop/save": (body) => {
        sent.push(body)
        const { shop } = body as typeof data
        return { isDone: true, now: { ...data, shop } }
      }
    })
    await screen.findByRole("textbox", { name: "Shop name" })
  }

  it("EDIT-30 AXS-01 shows a preview while typing, saves the changes with the settings that were seen, and focuses the outcome", async () => {
    const sent: Array<unknown> = []
    await renderShop(sent)
    typeInto("Shop name", "Rallye Parts")
    typeInto("Terms of sale", "## Returns\n\nWithin 30 days.")
    const preview = within(screen.getByRole("region", { name: "Preview" }))
    expect(preview.getByText("Your order 4821773905 - Rallye Parts")).toBeTruthy()
    expect(preview.getByText("Within 30 days.")).toBeTruthy()
    expect(screen.getByText("2 fields changed")).toBeTruthy()
    onTestFinished(keepFocus())
    const button = screen.getByRole("button", { name: "Save Changes" })
    button.focus()
    fireEvent.click(button)
    expect(await screen.findByText("Saved. Every page shows it within 5 seconds.")).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Saved. Every page shows it within 5 seconds."))
    expect(sent).toEqual([{ seen: sampleShop, shop: { ...sampleShop, brandName: "Rallye Parts", terms: "## Returns\n\nWithin 30 days." } }])
  })

  it("EDIT-30 marks wrong fields, focuses the first and sends no request", async () => {
    const sent: Array<unknown> = []
    await renderShop(sent)
    typeInto("ZIP code", "1")
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText("Enter a ZIP code, such as 44301.")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "ZIP code" }))
    expect(sent).toEqual([])
  })

  it("EDIT-34 EDIT-35 hides standard pages, and previews the days on the road from a warehouse", async () => {
    const sent: Array<unknown> = []
    await renderShop(sent)
    fireEvent.click(screen.getByText(/^Standard pages in menus and footer: (\d+) of \1$/))
    fireEvent.click(screen.getByRole("checkbox", { name: "Race" }))
    expect(screen.getByText(/^Business days on the road: New York 3, Chicago 3/)).toBeTruthy()
    typeInto("Ships from ZIP code", "90001")
    expect(screen.getByText(/New York 5, .*Los Angeles 1\. Orders before 2pm Central/)).toBeTruthy()
    typeInto(/^Menu links/, "Spring sale, /deals")
    expect(screen.getByText("Shop · Spring sale · My List")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText("Saved. Every page shows it within 5 seconds.")).toBeTruthy()
    expect(sent).toMatchObject([
      {
        shop: {
          hiddenPages: ["/race"],
          menuLinks: [{ label: "Spring sale", href: "/deals" }],
          warehouses: [{ number: 1, name: "Akron", zip: "90001", cutOffHour: 14, zone: "Central" }]
        }
      }
    ])
  })

  it("EDIT-36 previews an uploaded logo, and saves it", async () => {
    const sent: Array<unknown> = []
    const logo = `${"0a".repeat(16)}-480x96`
    await renderShop(sent, { "/api/staff/shop/logo": () => ({ problem: null, logo }) })
    const file = new File(["x"], "logo.png", { type: "image/png" })
    fireEvent.change(screen.getByLabelText("Logo"), { target: { files: [file] } })
    expect(await screen.findByText("The preview shows the logo. Save to use it.")).toBeTruthy()
    const preview = within(screen.getByRole("region", { name: "Preview" }))
    expect(preview.getByRole("img", { name: "Camber" }).getAttribute("src")).toBe(`/pictures/${logo}/logo.png`)
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    await screen.findByText("Saved. Every page shows it within 5 seconds.")
    expect(sent).toMatchObject([{ shop: { logo } }])
    expect(screen.getByRole("button", { name: "Remove Logo" })).toBeTruthy()
  })

  it("EDIT-30 starts the shop's own policy with the standard text", async () => {
    await renderShop([])
    fireEvent.click(screen.getByRole("button", { name: "Start from the Standard Terms" }))
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Terms of sale" }).value).toContain("## Returns and refunds")
  })
})

describe("the redirects page of staff", () => {
  const found = { found: [{ from: "/old", to: "/shop/all" }], total: 1 }

  it("EDIT-31 keeps the wrong lines of a paste in the field, with their errors", async () => {
    const sent: Array<unknown> = []
    const problem = { line: 2, text: "/b,//evil.example", problem: "The new address must be a path of this shop, such as /shop/brakes." }
    await renderStaffPage("/staff/redirects", {
      ...asRole("owner"),
      "/api/staff/redirects/find": () => found,
      "/api/staff/redirects/add": (body) => {
        sent.push(body)
        return { added: 1, changed: 0, problem: null, problems: [problem] }
      }
    })
    const paste = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Or paste/ })
    fireEvent.change(paste, { target: { value: `/a,/shop/all\n${problem.text}` } })
    fireEvent.click(screen.getByRole("button", { name: "Add All" }))
    expect(await screen.findByText("1 redirect added. 1 line was not added. Correct it below.")).toBeTruthy()
    expect(screen.getByRole("cell", { name: problem.problem })).toBeTruthy()
    expect(paste.value).toBe(problem.text)
    expect(sent).toEqual([{ text: `/a,/shop/all\n${problem.text}` }])
  })

  it("EDIT-31 removes a redirect and lists the remaining ones", async () => {
    let isRemoved = false
    await renderStaffPage("/staff/redirects", {
      ...asRole("owner"),
      "/api/staff/redirects/find": () => (isRemoved ? { found: [], total: 0 } : found),
      "/api/staff/redirects/remove": () => {
        isRemoved = true
        return { isDone: true }
      }
    })
    fireEvent.click(await screen.findByRole("button", { name: "Remove /old" }))
    expect(await screen.findByText("/old is no longer redirected.")).toBeTruthy()
    expect(await screen.findByText("No redirects yet.")).toBeTruthy()
  })
})
