import type { MemoryServices } from "@camber/adapter-memory"
import { markRead, type Notification, notificationHistory } from "@camber/domain/notifications"
import { sampleNotification } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type TestEnvironment } from "../../../test/createTestRuntime.ts"
import { createFakePush, allowPush } from "../../../test/createFakePush.ts"
import { failFirstLoads } from "../../../test/failures.ts"
import { sampleCookies } from "../../../test/samples.ts"

const shipped = sampleNotification({
  id: 2,
  text: "Order 10012 left our warehouse.",
  href: "/account/orderhistory/10012",
  createdAt: Date.now() - 2 * 3_600_000
})
const welcome = sampleNotification({
  id: 1,
  createdAt: shipped.createdAt,
  topic: "rewards",
  title: "100 points added",
  text: "<b>Welcome</b>",
  href: null,
  isRead: true
})

type Load = ReturnType<typeof createTestRuntime>
const draw = async (
  first: ReadonlyArray<Notification> | "away",
  engine: (load: Load) => Load = (load) => load,
  push?: NonNullable<TestEnvironment["push"]>
) => {
  const read: Array<unknown> = []
  const failures: Array<unknown> = []
  let history = first
  const json: MemoryServices["json"] = ({ body, path }) => {
    if (path === notificationHistory.path) return history === "away" ? "away" : { data: { notifications: history } }
    if (path !== markRead.path) return "away"
    read.push(body)
    return { data: { countUnread: 0 } }
  }
  const shop = await renderStorefront(
    "/account/notificationhistory",
    {},
    {},
    engine(createTestRuntime(sampleCookies, { json }, push === undefined ? {} : { push })),
    (error) => failures.push(error)
  )
  return { ...shop, read, failures, become: (next: typeof history) => void (history = next) }
}
const main = () => within(screen.getByRole("main"))
const press = (name: string) => act(async () => void fireEvent.click(main().getByRole("button", { name })))

describe("push message settings", () => {
  const drawOn = async (services = createFakePush(), push: NonNullable<TestEnvironment["push"]> = allowPush) => {
    const json: MemoryServices["json"] = (request) =>
      request.path === notificationHistory.path ? { data: { notifications: [] } } : services.json(request)
    await renderStorefront("/account/notificationhistory", {}, {}, createTestRuntime(`${sampleCookies}; DeviceId=d-1`, { json }, { push }))
    return services
  }
  const here = async () => within(await screen.findByRole("region", { name: "Messages on this device" }))
  const check = async (name: string) => act(async () => void fireEvent.click((await here()).getByRole("checkbox", { name })))

  it("PUSH-13 PUSH-16 turns messages on with the usual quiet hours, and off again", async () => {
    const { kept } = await drawOn()
    await act(async () => void fireEvent.click(await (await here()).findByRole("button", { name: "Turn On on This Device" })))
    expect(await (await here()).findByRole("group", { name: "Tell me about" })).toBeTruthy()
    expect([kept.wanted, kept.quietHours]).toEqual([["order", "stock"], { from: 1260, until: 480, timeZone: "America/Chicago" }])
    expect([(await here()).getByLabelText("From"), (await here()).getByLabelText("Until")]).toMatchObject([
      { value: "21:00" },
      { value: "08:00" }
    ])
    await press("Turn Off on This Device")
    expect(await (await here()).findByRole("button", { name: "Turn On on This Device" })).toBeTruthy()
    expect(kept.wanted).toEqual([])
  })

  it("PUSH-13 PUSH-16 shows a switch for each message type and for the quiet hours", async () => {
    const { kept } = await drawOn()
    await act(async () => void fireEvent.click(await (await here()).findByRole("button", { name: "Turn On on This Device" })))
    await check("Back in Stock")
    await waitFor(() => expect(kept.wanted).toEqual(["order"]))
    const until = (await here()).getByLabelText("Until")
    fireEvent.change(until, { target: { value: "06:30" } })
    await act(async () => void fireEvent.blur(until))
    await waitFor(() => expect(kept.quietHours?.until).toBe(390))
    await check("Pause messages at night")
    await waitFor(() => expect(kept.quietHours).toBeNull())
    await check("Pause messages at night")
    await waitFor(() => expect(kept.quietHours).toEqual({ from: 1260, until: 480, timeZone: "America/Chicago" }))
    expect(kept.wanted).toEqual(["order"])
  })

  it("ERR-117 shows the service's error message after a failure", async () => {
    await drawOn(createFakePush({ success: false, message: "Please come back tomorrow." }))
    await act(async () => void fireEvent.click(await (await here()).findByRole("button", { name: "Turn On on This Device" })))
    expect((await (await here()).findByRole("alert")).textContent).toContain("Please come back tomorrow.")
  })

  it.each([
    ["blocked by the browser", { permission: "denied" }, /Your browser blocks messages/],
    ["unsupported by the browser", { permission: "unsupported" }, /can't show messages/]
  ] as const)("PUSH-01 PUSH-16: shows a notice when messages are %s", async (_, device, words) => {
    await drawOn(createFakePush(), { ...allowPush, ...device })
    expect(await (await here()).findByText(words)).toBeTruthy()
    expect((await here()).queryByRole("button")).toBeNull()
  })

  it("PUSH-18 clears the app icon badge when all notifications are read", async () => {
    const badges: Array<number> = []
    await draw([shipped, welcome], (load) => load, { onBadge: (count) => void badges.push(count) })
    await main().findByText("1 new")
    await press("Mark all as read")
    await main().findByText("All read")
    expect(badges).toEqual([1, 0])
  })
})

describe("notifications page", () => {
  it("CALL-22 lists notifications newest first, with unread marks, dates and plain text", async () => {
    await draw([shipped, welcome])
    await main().findByText("1 new")
    const items = main().getAllByRole("listitem")
    const shown = items.filter((item) => item.querySelector("h2") !== null).map(({ textContent }) => textContent)
    expect(shown).toEqual([
      "Your order is on its way (new)Order 10012 left our warehouse.2 hours ago",
      "100 points added<b>Welcome</b>2 hours ago"
    ])
    expect(main().getByRole("link", { name: "Your order is on its way" }).getAttribute("href")).toBe("/account/orderhistory/10012")
    expect(main().getByText("1 new")).toBeTruthy()
  })

  it("marks all notifications as read and confirms it", async () => {
    const { read } = await draw([shipped, welcome])
    await main().findByText("1 new")
    await press("Mark all as read")
    expect(await main().findByText("All read")).toBeTruthy()
    expect(read).toEqual([{ ids: [2] }])
    expect(main().queryByRole("button", { name: "Mark all as read" })).toBeNull()
  })

  it("marks a notification as read when its link is followed", async () => {
    const { read } = await draw([shipped])
    await act(async () => void fireEvent.click(await main().findByRole("link", { name: "Your order is on its way" })))
    expect(read).toEqual([{ ids: [2] }])
  })

  it("shows an explanation while the list is empty", async () => {
    await draw([])
    expect(await main().findByRole("heading", { name: "No notifications yet" })).toBeTruthy()
  })

  it("shows an error when its code fails to load, and retries", { tags: "full" }, async () => {
    const { failures } = await draw([welcome], failFirstLoads)
    expect((await main().findByRole("alert", {}, { timeout: 5000 })).textContent).toContain("We couldn't load your notifications.")
    expect(failures).toHaveLength(3)
    await press("Try again")
    expect(await main().findByRole("heading", { name: "100 points added" })).toBeTruthy()
    expect(main().queryByRole("alert")).toBeNull()
  })

  it("shows an error when the request fails, and retries", async () => {
    const { become } = await draw("away")
    expect((await main().findByRole("alert")).textContent).toContain("We couldn't load your notifications.")
    become([welcome])
    await press("Try again")
    expect(await main().findByRole("heading", { name: "100 points added" })).toBeTruthy()
    expect(main().queryByRole("alert")).toBeNull()
  })
})
