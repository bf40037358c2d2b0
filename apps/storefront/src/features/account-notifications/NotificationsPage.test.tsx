import type { MemoryServices } from "@camber/adapter-memory"
import { markRead, type Notification, notificationHistory } from "@camber/domain/notifications"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawShop } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { withoutChunk } from "../../../test/withoutChunk.ts"
import { sampleCookies } from "../../../test/samples.ts"

const shipped: Notification = {
  id: 2,
  topic: "order",
  title: "Your order is on its way",
  text: "Order 10012 left our warehouse.",
  href: "/account/orderhistory/10012",
  createdAt: Date.now() - 2 * 3_600_000,
  isRead: false
}
const welcome: Notification = {
  ...shipped,
  id: 1,
  topic: "rewards",
  title: "100 points added",
  text: "<b>Welcome</b>",
  href: null,
  isRead: true
}

type Load = ReturnType<typeof memoryEngine>
const draw = async (first: ReadonlyArray<Notification> | "away", engine: (load: Load) => Load = (load) => load) => {
  const read: Array<unknown> = []
  let history = first
  const json: MemoryServices["json"] = ({ body, path }) => {
    if (path === notificationHistory.path) return history === "away" ? "away" : { data: { notifications: history } }
    if (path !== markRead.path) return "away"
    read.push(body)
    return { data: { countUnread: 0 } }
  }
  const shop = await drawShop("/account/notificationhistory", {}, {}, engine(memoryEngine(sampleCookies, { json })))
  return { ...shop, read, become: (next: typeof history) => void (history = next) }
}
const main = () => within(screen.getByRole("main"))
const press = (name: string) => act(async () => void fireEvent.click(main().getByRole("button", { name })))

describe("the notifications' page", () => {
  it("CALL-22 tells what there is, newest first, with what is new, when it was, and text as text", async () => {
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

  it("marks all as read, and says so", async () => {
    const { read } = await draw([shipped, welcome])
    await main().findByText("1 new")
    await press("Mark all as read")
    expect(await main().findByText("All read")).toBeTruthy()
    expect(read).toEqual([{ ids: [2] }])
    expect(main().queryByRole("button", { name: "Mark all as read" })).toBeNull()
  })

  it("marks the one that is followed", async () => {
    const { read } = await draw([shipped])
    await act(async () => void fireEvent.click(await main().findByRole("link", { name: "Your order is on its way" })))
    expect(read).toEqual([{ ids: [2] }])
  })

  it("says what will stand here while there is nothing", async () => {
    await draw([])
    expect(await main().findByRole("heading", { name: "No notifications yet" })).toBeTruthy()
  })

  it("says that it failed while its code cannot be had, and tries again", async () => {
    await draw([welcome], (load) => withoutChunk("NotificationCentre", load))
    expect((await main().findByRole("alert")).textContent).toContain("Your notifications could not be loaded.")
    await press("Try again")
    expect(await main().findByRole("heading", { name: "100 points added" })).toBeTruthy()
    expect(main().queryByRole("alert")).toBeNull()
  })

  it("says that it failed, and tries again", async () => {
    const { become } = await draw("away")
    expect((await main().findByRole("alert")).textContent).toContain("Your notifications could not be loaded.")
    become([welcome])
    await press("Try again")
    expect(await main().findByRole("heading", { name: "100 points added" })).toBeTruthy()
    expect(main().queryByRole("alert")).toBeNull()
  })
})
