import type { MemoryServices } from "@camber/adapter-memory"
import { sampleListing } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { june } from "../../../test/accountServices.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { sampleProject, sampleSettings } from "../../../test/samples.ts"
import { GarageStore } from "../../features/garage/GarageStore.ts"
import { ToastStore } from "../../features/toasts/ToastStore.ts"
import { LoyaltyStore } from "../../features/rewards/LoyaltyStore.ts"
import { openSearch } from "../../features/search/useSearchKeys.ts"

/** The first banner: the library also counts a section's own header. */
const banner = (): HTMLElement => screen.getAllByRole("banner")[0]!
const linkIn = (element: HTMLElement, name: string) => within(element).getByRole("link", { name })

describe("the frame around every page", () => {
  it("has each landmark once, and a skip link first", async () => {
    const { root } = await renderStorefront("/")
    for (const role of ["main", "contentinfo"]) expect(screen.getAllByRole(role)).toHaveLength(1)
    const [first] = root.querySelectorAll("a, button, input")
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["Skip to content", `#${screen.getByRole("main").id}`])
  })

  it("NAV-01 shows the telephone with its staffed hours in the top bar", async () => {
    await renderStorefront("/")
    expect(linkIn(banner(), "1-800-555-0100 7am to 10pm Central, every day").getAttribute("href")).toBe("tel:1-800-555-0100")
  })

  it("NAV-05 links the logo to the home page", async () => {
    await renderStorefront("/the-toolbox")
    expect(linkIn(banner(), "Camber").getAttribute("href")).toBe("/")
  })

  it("marks the menu entry of the current section", async () => {
    await renderStorefront("/the-toolbox")
    const menu = screen.getByRole("navigation", { name: "Main" })
    expect([linkIn(menu, "Toolbox"), linkIn(menu, "Shop Parts")].map((link) => link.getAttribute("aria-current"))).toEqual(["page", null])
    const bar = screen.getByRole("navigation", { name: "Quick access" })
    expect(linkIn(bar, "Shop").getAttribute("aria-current")).toBeNull()
  })

  it("NAV-04 has the menu, the logo, Shop Parts, the Toolbox, the search, the plate, the list, the account and the cart in the header, in this order", async () => {
    await renderStorefront("/")
    const names = [...banner().querySelectorAll(".masthead :is(a, input)")].map(
      (control) => control.getAttribute("aria-label") ?? control.getAttribute("name") ?? control.textContent
    )
    expect(names).toEqual([
      "Menu",
      "Camber",
      "Shop Parts",
      "Toolbox",
      "query",
      "Add a Vehicle",
      "My List",
      "My Account",
      expect.stringMatching(/^Cart/)
    ])
  })

  it("NAV-02 NAV-03 links rewards, deals, the order's tracking and the help center in the top bar", async () => {
    await renderStorefront("/")
    const links = within(screen.getByRole("navigation", { name: "Service" })).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Rewards", "/pages/rewards"],
      ["Gift Cards", "/giftcards"],
      ["Deals", "/deals"],
      ["Track Order", "/Track/OrderLocator"],
      ["Help Center", "/info/helpcenter"]
    ])
  })

  it("NAV-02 shows the value of a member's points at the rewards link after the first interaction", async () => {
    const link = {
      userStatus: "eligible",
      onClickUrl: null,
      currentPoints: {
        totalDollarValue: { decimal: 5.2, string: "$5.20" },
        totalPoints: 130,
        redeemablePoints: 125,
        redeemableDollarValue: "$5.00"
      },
      expiringPoints: null
    }
    const isAsked = (path: string) => path === "/api/customer/loyalty/getloyaltylink"
    await renderStorefront("/", {}, {}, createTestRuntime(null, { json: ({ path }) => (isAsked(path) ? { data: link } : "away") }))
    const rewards = () => linkIn(screen.getByRole("navigation", { name: "Service" }), "Rewards")
    expect(rewards().textContent).toBe("Rewards")
    fireEvent.pointerMove(document.body)
    const service = within(screen.getByRole("navigation", { name: "Service" }))
    expect((await service.findByRole("link", { name: /\$5\.20/ }, { timeout: 10_000 })).textContent).toBe("Rewards$5.20")
  })

  it("LOY-04 invites visitors who are not signed in to join, at the rewards link", async () => {
    const link = { userStatus: "not_loggedin", onClickUrl: null, currentPoints: null, expiringPoints: null }
    const json: MemoryServices["json"] = ({ path }) => (path === "/api/customer/loyalty/getloyaltylink" ? { data: link } : "away")
    await renderStorefront("/", {}, {}, createTestRuntime(null, { json }))
    fireEvent.pointerMove(document.body)
    const service = within(screen.getByRole("navigation", { name: "Service" }))
    expect((await service.findByRole("link", { name: /Sign up now!/ }, { timeout: 10_000 })).getAttribute("href")).toBe("/pages/rewards")
  })

  it("LOY-08 LOY-09 LOY-11 LOY-14 shows one notice of redeemable points for 7 s, and fetches the points once for all components", async () => {
    const points = { totalPoints: 130, redeemablePoints: 125, redeemableDollarValue: "$5.00" }
    const currentPoints = { totalDollarValue: { decimal: 5.2, string: "$5.20" }, ...points }
    const link = { userStatus: "eligible", onClickUrl: null, currentPoints, expiringPoints: null }
    const asked: Array<string> = []
    const json: MemoryServices["json"] = ({ path }) => {
      asked.push(path)
      return path === "/api/customer/loyalty/getloyaltylink" ? { data: link } : "away"
    }
    const graphql: MemoryServices["graphql"] = ({ operation }) =>
      operation === "userProfile"
        ? { data: { userProfile: { ...june.profile, isLoyaltyRegisteredUser: true } } }
        : operation === "GetFeatureFlags"
          ? { data: { featureFlags: [{ name: "Shell_Loyalty_Notice", value: true }] } }
          : "away"
    const seed = { settings: { ...sampleSettings, freeShippingThreshold: null } }
    const { container } = await renderStorefront("/", {}, seed, createTestRuntime(june.cookie, { graphql, json }))
    fireEvent.pointerMove(document.body)
    const shown = { message: "You have $5.00 in rewards to use!", duration: 7000, link: { href: "/pages/rewards" } }
    await waitFor(() => expect(container.resolve(ToastStore).notices).toMatchObject([shown]), { timeout: 10_000 })
    await act(() => container.make(LoyaltyStore).notifyPoints())
    await act(() => container.make(LoyaltyStore).ask())
    expect(container.resolve(ToastStore).notices).toHaveLength(1)
    expect(asked.filter((path) => path.endsWith("getloyaltylink"))).toHaveLength(1)
  })

  it.each([
    ["Rewards member", { isLoyaltyRegisteredUser: true, isLoyaltyBetaUser: true }],
    ["Rewards beta", { isLoyaltyBetaUser: true }]
  ])("LOY-13 shows a badge at the account: %s", async (name, flags) => {
    const graphql: MemoryServices["graphql"] = ({ operation }) =>
      operation === "userProfile" ? { data: { userProfile: { ...june.profile, ...flags } } } : "away"
    await renderStorefront("/", {}, {}, createTestRuntime(june.cookie, { graphql }))
    expect(screen.queryByText(name)).toBeNull()
    fireEvent.pointerMove(document.body)
    expect((await screen.findByText(name, {}, { timeout: 10_000 })).closest("a")?.getAttribute("href")).toBe("/account")
  })

  it("NAV-47 NAV-48 shows menu, shop, garage, cart and account in the phone bar, and marks the cart on its page", async () => {
    await renderStorefront("/shoppingcart")
    const bar = within(screen.getByRole("navigation", { name: "Quick access" }))
    expect(bar.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Menu", "Shop", "Garage", "Cart", "Account"])
    expect(bar.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/shoppingcart")
  })

  it("NAV-49 marks the garage control only while the garage is open", async () => {
    const { container } = await renderStorefront("/")
    const control = screen.getByRole("link", { name: "Garage" })
    fireEvent.click(control)
    expect(control.getAttribute("aria-current")).toBe("true")
    act(() => container.resolve(GarageStore).close())
    expect(control.hasAttribute("aria-current")).toBe(false)
  })

  it.each(["showymm", "showracecars", "showengines", "showvehicles"])(
    "NAV-110 ?%s=true opens the garage when the page is loaded",
    async (flag) => {
      const { container } = await renderStorefront(`/the-toolbox?${flag}=true`)
      await waitFor(() => {
        expect(container.resolve(GarageStore).isOpen).toBe(true)
      })
    }
  )

  it("GAR-14 shows the selected vehicle with its engine in the plate, which opens the garage", async () => {
    await renderStorefront("/", {}, { selected: sampleProject })
    const plate = within(banner()).getByRole("link", { name: /1969 Chevrolet Camaro/ })
    expect([plate.textContent, plate.getAttribute("aria-expanded")]).toEqual(["1969 Chevrolet Camaro·5.7L V8", "false"])
    fireEvent.click(plate)
    expect(plate.getAttribute("aria-expanded")).toBe("true")
  })

  it("GAR-04 opens the saved list from a plate without a selection, and the first form with the list behind it if nothing is saved", async () => {
    const plate = () => within(banner()).getByRole("link", { name: "Add a Vehicle" })
    const saved = createFakeGarage(sampleSaved(1), sampleSaved(2))
    const { root } = await renderStorefront("/", {}, {}, createTestRuntime(`${saved.cookies}; HasCustomerProjects=true`, saved.services))
    fireEvent.click(plate())
    const list = within(await screen.findByRole("dialog", { name: "Your Garage" }, { timeout: 8000 }))
    expect(await list.findByRole("region", { name: "Vehicles (2)" })).toBeTruthy()
    root.remove()
    cleanup()
    const empty = createFakeGarage()
    await renderStorefront("/", {}, {}, createTestRuntime(empty.cookies, empty.services))
    fireEvent.click(plate())
    const form = within(await screen.findByRole("dialog", { name: "Add a Vehicle" }, { timeout: 8000 }))
    fireEvent.click(await form.findByRole("button", { name: "Back" }))
    expect(await screen.findByRole("dialog", { name: "Your Garage" })).toBeTruthy()
  })

  it("invites the visitor to select a vehicle if none is selected, and links to the garage before hydration", async () => {
    await renderStorefront("/")
    const ways = [within(banner()).getByRole("link", { name: "Add a Vehicle" }), screen.getByRole("link", { name: "Garage" })]
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/CustomerVehicle", "/CustomerVehicle"])
  })
})

describe("the search in the header", () => {
  const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" })
  const submit = (term: string) => {
    fireEvent.change(search(), { target: { value: term } })
    fireEvent.submit(search().form!)
  }
  const listing = async () => sampleListing({ canonicalPath: "/search" })

  it("SRCH-26 navigates to /search with the term as query, and shows it there again", async () => {
    const { router } = await renderStorefront("/", { listing })
    submit("  brake's & <b>rotor</b> ")
    await waitFor(() => {
      expect(router.state.location.search).toBe("?query=brakes%20%26%20%3Cb%3Erotor%3C%2Fb%3E")
    })
    await waitFor(() => {
      expect(search().value).toBe("brakes & <b>rotor</b>")
    })
  })

  it("is a form that works without scripts", async () => {
    await renderStorefront("/")
    expect([search().form?.getAttribute("action"), search().form?.method, search().name]).toEqual(["/search", "get", "query"])
  })
})

describe("the footer", () => {
  const categories = (count: number) => async () =>
    Array.from({ length: count }, (_, index) => ({ label: `Category ${index}`, href: `/shop/${index}` }))
  const columns = () =>
    within(screen.getByRole("contentinfo"))
      .getAllByRole("navigation")
      .map((column) => [column.getAttribute("aria-label"), within(column).getAllByRole("link").length])

  it("GAP-75 lists the shop's pages in columns, with the first nine categories and a link to all", async () => {
    await renderStorefront("/", { categories: categories(12) })
    expect(columns()).toEqual([
      ["Shop", 13],
      ["Shop by Category", 10],
      ["Toolbox", 8],
      ["Help", 14]
    ])
  })

  it("renders without the categories", async () => {
    await renderStorefront("/")
    expect(columns()[1]).toEqual(["Shop by Category", 1])
    expect(within(screen.getByRole("contentinfo")).getByText("© Camber")).toBeTruthy()
  })

  it("CTRL-35 toggles the theme of the whole document", async () => {
    document.documentElement.dataset["theme"] = "light"
    await renderStorefront("/")
    fireEvent.click(screen.getByRole("button", { name: "Dark theme", pressed: false }))
    expect(await screen.findByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
    expect(document.documentElement.dataset["theme"]).toBe("dark")
  })

  it("CTRL-36 adopts the theme of the server's document", async () => {
    document.documentElement.dataset["theme"] = "dark"
    await renderStorefront("/")
    expect(screen.getByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
    expect(document.documentElement.dataset["theme"]).toBe("dark")
  })
})

describe("navigation by a link", () => {
  it("NAV-53 CTRL-39 shows the progress bar until the page is displayed", async () => {
    let arrive!: () => void
    const articles = () => new Promise<[]>((resolve) => (arrive = () => resolve([])))
    const { root } = await renderStorefront("/", { articles })
    expect(screen.queryByRole("progressbar")).toBeNull()
    fireEvent.click(linkIn(screen.getByRole("navigation", { name: "Toolbox" }), "Tech"))
    expect(await screen.findByRole("progressbar")).toBeTruthy()
    arrive()
    await screen.findByRole("heading", { level: 1, name: "Tech" })
    expect(root.querySelector("[role=progressbar]")).toBeNull()
  })

  it("sets the document's title to the new page's", async () => {
    await renderStorefront("/")
    await waitFor(() => {
      expect(document.title).toBe("Camber | Street and race car parts that fit")
    })
    fireEvent.click(linkIn(screen.getByRole("navigation", { name: "Toolbox" }), "Tech"))
    await waitFor(() => {
      expect(document.title).toBe("Tech | Toolbox | Camber")
    })
  })

  it("sets the canonical URL of the new page, even between pages of one kind without data", async () => {
    const link = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "canonical" }))
    const { router } = await renderStorefront("/staff/orders/1000000001")
    await act(() => router.navigate("/staff/orders/1000000002"))
    expect(new URL(link.href).pathname).toBe("/staff/orders/1000000002")
    link.remove()
  })

  it("moves focus to the new page and announces its title, except for the first page", async () => {
    const { root } = await renderStorefront("/")
    const announcement = root.querySelector("main + [aria-live=polite]")
    expect([document.activeElement, announcement?.textContent]).toEqual([document.body, ""])
    fireEvent.click(linkIn(screen.getByRole("navigation", { name: "Toolbox" }), "Tech"))
    await waitFor(() => {
      expect([document.activeElement, announcement?.textContent]).toEqual([screen.getByRole("main"), "Tech | Toolbox | Camber"])
    })
  })

  it("announces the title of an error page too", async () => {
    const { root, router } = await renderStorefront("/")
    await act(() => router.navigate("/nowhere"))
    expect(root.querySelector("main + [aria-live=polite] > :last-child")?.textContent).toBe("Error 404 | Camber")
  })

  it("keeps focus in a dialog that opened during the navigation", async () => {
    const { router } = await renderStorefront("/")
    openSearch({ isEditing: false })
    const field = await screen.findByRole("combobox", { name: "Search" }, { timeout: 8000 })
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    await act(() => router.navigate("/the-toolbox"))
    expect(document.activeElement).toBe(field)
  })

  it("keeps focus if only the page's parameters change", async () => {
    const { router } = await renderStorefront("/search?query=cam", { listing: async () => sampleListing({ canonicalPath: "/search" }) })
    const sort = screen.getByRole("combobox", { name: "Sort" })
    sort.focus()
    fireEvent.change(sort, { target: { value: "price" } })
    await waitFor(() => {
      expect(router.state.location.search).toBe("?query=cam&sort=price")
    })
    expect(document.activeElement).toBe(sort)
  })

  it("replays clicks from before hydration once", async () => {
    const pressed = vi.fn()
    const button = document.createElement("button")
    button.addEventListener("click", pressed)
    window.earlyClicks = () => [button]
    await renderStorefront("/")
    expect(pressed).toHaveBeenCalledTimes(1)
    expect("earlyClicks" in window).toBe(false)
  })

  it("ERR-12 NAV-126 handles a click on the error page if the frame itself failed, before or after hydration", async () => {
    const pressed = vi.fn()
    const button = document.createElement("button")
    button.addEventListener("click", pressed)
    const end = vi.fn(() => [button])
    window.earlyClicks = end
    const away = () => Promise.reject(new Error("no categories"))
    await renderStorefront("/", { categories: away })
    expect(screen.getByRole("button", { name: "Refresh the page" })).toBeTruthy()
    expect([end.mock.calls.length, pressed.mock.calls.length, "earlyClicks" in window]).toEqual([1, 1, false])
  })
})
