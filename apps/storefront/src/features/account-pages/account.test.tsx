import type { MemoryServices } from "@camber/adapter-memory"
import { Effect } from "effect"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { accountServices, june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"

const draw = (address: string, services: Parameters<typeof accountServices>[0]) =>
  renderStorefront(address, {}, {}, createTestRuntime(june.cookie, accountServices(services).memory))

afterEach(() => void vi.restoreAllMocks())

/** Renders the home page of a customer; `link` is the response of the rewards program. */
const drawRewarded = (link: unknown, changes: Partial<typeof june.profile> = {}) => {
  const { memory } = accountServices({ profile: { ...june.profile, ...changes } })
  const json: MemoryServices["json"] = ({ path }) =>
    path === "/api/customer/loyalty/getloyaltylink" && link !== undefined ? { data: link } : "away"
  return renderStorefront("/", {}, {}, createTestRuntime(june.cookie, { ...memory, json }))
}

const anonymous = { ...june.profile, isRegistered: false, firstName: null, lastName: null, emailAddress: null }

describe("account menu in the header", () => {
  it("NAV-11 NAV-17 NAV-18 greets a customer by name, links to the account pages and signs out", async () => {
    await draw("/", { profile: june.profile })
    const opener = screen.getByRole("link", { name: "My Account" })
    expect([opener.getAttribute("href"), opener.getAttribute("aria-expanded")]).toEqual(["/account", "false"])
    fireEvent.click(opener)
    const menu = within(await screen.findByRole("navigation", { name: "Account" }))
    expect(menu.getByText("June")).toBeTruthy()
    expect(menu.getByRole("button", { name: "Sign Out" })).toBeTruthy()
    expect(menu.getByRole("link", { name: "Account Settings" }).getAttribute("href")).toBe("/account")
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect([screen.queryByRole("navigation", { name: "Account" }), document.activeElement]).toEqual([null, opener])
  })

  it("OPS-110 shows the customer's name in the header and the phone bar once the profile is loaded, and none for unregistered visitors", async () => {
    await draw("/", { profile: june.profile })
    const opener = screen.getByRole("link", { name: "My Account" })
    fireEvent.click(opener)
    await waitFor(() => expect(opener.textContent).toBe("My Account June"))
    const bar = within(screen.getByRole("navigation", { name: "Quick access" }))
    expect(bar.getByRole("link", { name: "Account: June" }).getAttribute("href")).toBe("/account")
    cleanup()
    await draw("/", { profile: anonymous })
    fireEvent.click(screen.getByRole("link", { name: "My Account" }))
    await screen.findByRole("navigation", { name: "Account" })
    expect(screen.getByRole("link", { name: "My Account" })).toBeTruthy()
  })

  it("NAV-11 NAV-12 lists the customer's links in order", async () => {
    await drawRewarded(
      { userStatus: "eligible", onClickUrl: null, currentPoints: null, expiringPoints: null },
      { isLoyaltyRegisteredUser: true }
    )
    fireEvent.click(screen.getByRole("link", { name: "My Account" }))
    const menu = within(await screen.findByRole("navigation", { name: "Account" }))
    await menu.findByText("Start earning!")
    expect(menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Notifications", "/account/notificationhistory"],
      ["Order History", "/account/orderhistory"],
      ["Track My Order", "/Track/OrderLocator"],
      ["Start a Return", "/Track/ReturnLocator"],
      ["My Lists", "/buildlist"],
      ["RewardsStart earning!", "/pages/rewards"],
      ["My Garage", "/CustomerVehicle"],
      ["Account Settings", "/account"]
    ])
  })

  it.each([
    ["does not know the visitor", { userStatus: "unknown", onClickUrl: null, currentPoints: null, expiringPoints: null }],
    ["returns an unknown status", { userStatus: "platinum" }],
    ["does not respond", undefined]
  ])("LOY-12 logs a rewards program that %s, and links to its page", async (_what, link) => {
    const logged = captureConsole()
    await drawRewarded(link)
    fireEvent.click(screen.getByRole("link", { name: "My Account" }))
    await waitFor(
      () => {
        expect(logged.filter((line) => line.includes("error getting loyalty link"))).not.toEqual([])
      },
      { timeout: 8000 }
    )
  })

  it("NAV-16 offers anonymous visitors sign-in and registration only", async () => {
    await draw("/", { profile: anonymous })
    fireEvent.click(screen.getByRole("link", { name: "My Account" }))
    const menu = within(await screen.findByRole("navigation", { name: "Account" }))
    expect(menu.getByRole("link", { name: "Sign In/Register" }).getAttribute("href")).toBe("/account/login")
    expect([menu.queryByText("Account Settings"), menu.queryByText("Sign Out")]).toEqual([null, null])
  })

  it("NAV-17 shows Sign Out in the left drawer for customers only", async () => {
    for (const profile of [june.profile, anonymous]) {
      await draw("/", { profile })
      fireEvent.click(within(screen.getByRole("navigation", { name: "Quick access" })).getByRole("link", { name: "Menu" }))
      const drawer = within(await screen.findByRole("dialog"))
      expect(await drawer.findByRole("link", { name: /Call Now/ })).toBeTruthy()
      if (profile.isRegistered) expect(await drawer.findByRole("button", { name: "Sign Out" })).toBeTruthy()
      else expect(drawer.queryByRole("button", { name: "Sign Out" })).toBeNull()
      cleanup()
    }
  })

  it("GAP-67 returns a visitor whose session has ended to the previous page", async () => {
    await draw("/services", { profile: { ...anonymous, isBrowsingCustomerAuthorized: false } })
    fireEvent.click(screen.getByRole("link", { name: "My Account" }))
    const menu = within(await screen.findByRole("navigation", { name: "Account" }))
    expect(menu.getByRole("link", { name: "Sign In/Register" }).getAttribute("href")).toBe(
      "/Account/Login?returnUrl=%2Fservices&showSessionMessage=true"
    )
  })
})

describe("account page", () => {
  it("AFT-07 AFT-22 shows the latest orders first, and links for empty or failed sections", async () => {
    const placed = (orderNumber: string) => ({
      orderNumber,
      placedAt: 1_790_000_000_000,
      status: "placed",
      isPartlyShipped: true,
      itemCount: 2,
      total: 189.95,
      credited: 40,
      refunded: 40,
      paymentState: "none",
      imageUrls: ["/content/parts/brake-rotor.svg"]
    })
    const orders = ["4821773901", "4821773902", "4821773903", "4821773904"].map(placed)
    const { memory } = accountServices({ profile: june.profile })
    const graphql: MemoryServices["graphql"] = (request) =>
      request.operation === "orders" ? { data: { orders: { orders, total: 4 } } } : (memory.graphql?.(request) ?? "away")
    await renderStorefront("/account", {}, {}, createTestRuntime(june.cookie, { ...memory, graphql }))
    const region = async (name: string) => within(await screen.findByRole("region", { name }, { timeout: 15_000 }))
    const latest = await region("Orders")
    await waitFor(() => expect(latest.getAllByRole("listitem")).toHaveLength(3))
    expect(latest.getByRole("link", { name: "Order 4821773901" }).getAttribute("href")).toBe("/account/orderhistory/4821773901")
    expect(latest.getByRole("link", { name: "See All" }).getAttribute("href")).toBe("/account/orderhistory")
    expect(latest.getAllByText("Partly shipped")).toHaveLength(3)
    expect(latest.getAllByText(/ · \$189\.95, \$40\.00 refunded$/)).toHaveLength(3)
    expect((await region("Cars")).getByRole("link", { name: "Open the Garage" })).toBeTruthy()
    expect(await (await region("Lists")).findByText("We couldn't load your lists. Nothing is lost.", {}, { timeout: 15_000 })).toBeTruthy()
  })

  it("shows the settings of the signed-in customer", async () => {
    await draw("/account", { profile: june.profile, outcome: "refused" })
    const name = within(await screen.findByRole("form", { name: "Change your name" }))
    expect(name.getByLabelText<HTMLInputElement>("First name").value).toBe("June")
    const form = screen.getByRole("form", { name: "Change your password" })
    fireEvent.change(within(form).getByLabelText("Current password"), { target: { value: "wrong" } })
    fireEvent.change(within(form).getByLabelText(/New password/), { target: { value: "long enough" } })
    fireEvent.submit(form)
    expect(await screen.findByText("That password isn't correct.")).toBeTruthy()
    const letters = within(screen.getByRole("form", { name: "Change your email subscription" }))
    expect(letters.getByRole("button", { name: "Subscribe" })).toBeTruthy()
    expect(screen.getByRole("link", { name: /Download/ }).getAttribute("href")).toBe("/api/account/download")
    fireEvent.click(screen.getByRole("button", { name: "Delete My Account" }))
    expect(screen.getByRole("form", { name: "Delete your account" })).toBeTruthy()
  })

  it.each([
    ["on", "It is on.", "Turn it off"],
    ["off", "It is off.", "Set it up"]
  ])("OPS-113 shows that the second factor is %s, with a link to change it", async (state, said, link) => {
    const { memory } = accountServices({ profile: june.profile })
    const factor = { state, key: null, address: null, recoveryCodes: [], codesLeft: 0, isRequired: false }
    const json: MemoryServices["json"] = (request) =>
      request.path === "/api/account/second-factor" ? { data: factor } : (memory.json?.(request) ?? "away")
    await renderStorefront("/account", {}, {}, createTestRuntime(june.cookie, { ...memory, json }))
    const region = within(await screen.findByRole("region", { name: "Two-factor authentication" }, { timeout: 15_000 }))
    expect(await region.findByRole("link", { name: link })).toBeTruthy()
    expect(region.getByText(said, { exact: false })).toBeTruthy()
  })

  it("OPS-31 lists the sessions of the account and ends one or all others", async () => {
    const browsers = [
      ["11111111-1111-4111-8111-11111111aaaa", "Firefox on Windows", true],
      ["11111111-1111-4111-8111-11111111bbbb", "Safari on iOS", false],
      ["11111111-1111-4111-8111-11111111cccc", "", false]
    ] as const
    let sessions = browsers.map(([id, browser, isHere]) => ({ id, browser, isHere, begunAt: 1_790_000_000_000, seenAt: 1_790_100_000_000 }))
    const { memory } = accountServices({ profile: june.profile })
    const ended = new Array<unknown>()
    const json: MemoryServices["json"] = ({ body, path }) => {
      if (path === "/api/account/sessions") return { data: { sessions } }
      if (path !== "/api/account/sessions/end") return memory.json?.({ body, path }) ?? "away"
      ended.push(body)
      sessions = sessions.filter(({ id, isHere }) => isHere || (ended.length === 1 && id !== browsers[1][0]))
      return { data: { outcome: "done", next: null } }
    }
    await renderStorefront("/account", {}, {}, createTestRuntime(june.cookie, { ...memory, json }))
    const region = within(await screen.findByRole("region", { name: "Where you are signed in" }, { timeout: 15_000 }))
    expect((await region.findAllByRole("listitem")).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox on WindowsThis browser, since Sep \d+, 2026$/),
      expect.stringMatching(/^Safari on iOSLast used Sep .*, signed in Sep \d+, 2026Sign Out$/),
      expect.stringMatching(/^An unknown browserLast used/)
    ])
    fireEvent.click(region.getByRole("button", { name: /^Sign out Safari on iOS/ }))
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(2))
    fireEvent.click(region.getByRole("button", { name: "Sign Out Everywhere Else" }))
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1))
    expect(region.queryAllByRole("button")).toEqual([])
    expect(ended).toEqual([{ session: browsers[1][0] }, { session: "others" }])
  })

  it("links visitors who are not signed in to the sign-in page", async () => {
    await draw("/account", { profile: anonymous })
    expect(await screen.findByText("You are not signed in")).toBeTruthy()
    expect(screen.queryByRole("form", { name: "Change your name" })).toBeNull()
  })

  it("shows an error when the profile request fails", async () => {
    await draw("/account", { profile: null })
    expect(await screen.findByText("You are not signed in")).toBeTruthy()
  })
})

describe("sign-in", () => {
  it("GAP-67 returns the visitor to the previous page, within the shop only, and announces an ended session", async () => {
    const { root } = await draw("/Account/Login?returnUrl=%2Fbuildlist&showSessionMessage=true", { profile: anonymous })
    expect(root.querySelector<HTMLInputElement>("[name=returnUrl]")?.value).toBe("/buildlist")
    expect(screen.getByText("Your session has ended. Sign in again.")).toBeTruthy()
  })

  it.each([
    ["/account/login", "Sign In", ["Sign in", "Register"]],
    ["/account/register", "Create an Account", ["Register", "Sign in"]]
  ])("starts at %s with its own form and title", async (path, title, forms) => {
    await draw(path, { profile: anonymous })
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy()
    expect(screen.getAllByRole("form").map((form) => form.getAttribute("aria-label"))).toEqual(forms)
  })

  it("rejects a return URL on another site", async () => {
    const { root } = await draw("/account/login?returnUrl=%2F%2Fevil.example", { profile: anonymous })
    expect(root.querySelector<HTMLInputElement>("[name=returnUrl]")?.value).toBe("/")
  })

  it.each([
    ["refused", /isn't correct/],
    ["mailed", /Open its link/],
    ["busy", /Wait a moment/]
  ])("shows the outcome of a form that was sent without scripts: %s", async (outcome, text) => {
    await draw(`/account/login?outcome=${outcome}`, { profile: anonymous })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it("requests an account and shows the next step for any address", async () => {
    await draw("/account/login", { profile: anonymous, outcome: "mailed" })
    const form = screen.getByRole("form", { name: "Register" })
    const fill = (label: RegExp, value: string) => fireEvent.change(within(form).getByLabelText(label), { target: { value } })
    fireEvent.submit(form)
    expect(within(form).getByText("Enter a valid email address.")).toBeTruthy()
    fill(/First name/, "June")
    fill(/Email/, "june@example.com")
    fill(/Password/, "correct horse")
    fireEvent.submit(form)
    expect(await screen.findByText(/Open its link within 24 hours to finish/)).toBeTruthy()
  })
})

it("OPS-111 the sign-in page confirms the sign-out", async () => {
  await draw("/account/login?signedOut=true", { profile: anonymous })
  expect(await screen.findByText("You're signed out.")).toBeTruthy()
})

it("OPS-112 the page of a mailed link confirms it immediately in the browser that requested it", async () => {
  history.replaceState(null, "", `#${"a".repeat(64)}`)
  const { memory } = accountServices({ profile: anonymous, outcome: "expired" })
  const device = createFakeDevice(june.cookie, { pathname: "/account/confirm" })
  await Effect.runPromise(device.storage.local.write("AwaitedConfirmation", "true"))
  await renderStorefront("/account/confirm", {}, {}, createTestRuntime(null, memory, { device }))
  expect(await screen.findByText(/already used/, {}, { timeout: 15_000 })).toBeTruthy()
  history.replaceState(null, "", location.pathname)
})

it("OPS-112 the page of a mailed link asks for one click in any other browser before it confirms the link", async () => {
  history.replaceState(null, "", `#${"a".repeat(64)}`)
  const { root } = await draw("/account/confirm", { profile: anonymous, outcome: "expired" })
  expect(root.querySelector<HTMLInputElement>("[name=token]")?.value).toBe("a".repeat(64))
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }))
  fireEvent.submit(screen.getByRole("form", { name: "Confirm your address" }))
  expect(await screen.findByText(/already used/)).toBeTruthy()
  history.replaceState(null, "", location.pathname)
})
